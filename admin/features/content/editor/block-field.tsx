import { TextInput } from '@mantine/core'
import { maxItem, maxKeywords } from '@rimal/contract/staff/content-kinds'
import { useWords } from '../../../words.tsx'
import { fieldIn, sideNames } from '../sides.ts'
import { blockError } from './block-error.ts'
import type { BlockProps } from './block-props.ts'
import { RichField } from './rich/rich-field.tsx'
import { TableField } from './table-field.tsx'

/** The fields of a block, by its type. */
export function BlockField(props: BlockProps) {
  const { t } = useWords()
  const { block, name } = props
  switch (block.type) {
    case 'p':
      return <Lines {...props} field="text" label={name} />
    case 'list':
      return <Lines {...props} field="items" label={name} help={t('content_list_help')} />
    case 'question':
      return <QuestionField {...props} />
    case 'table':
      return <TableField {...props} />
  }
}

function QuestionField(props: BlockProps) {
  const { t } = useWords()
  const { block, name, side, onChange } = props
  const spoken = (label: string) => `${name}, ${label}, ${t(sideNames[side])}`
  return (
    <>
      <TextInput
        {...fieldIn(side)}
        label={name}
        aria-label={`${name}, ${t(sideNames[side])}`}
        value={block.question}
        maxLength={maxItem}
        error={blockError(props, 'question')}
        onChange={(event) => onChange({ ...block, question: event.currentTarget.value })}
      />
      <Lines
        {...props}
        field="answer"
        label={t('content_answer')}
        spoken={spoken(t('content_answer'))}
        help={t('content_answer_help')}
      />
      <TextInput
        {...fieldIn(side)}
        label={t('content_keywords')}
        aria-label={spoken(t('content_keywords'))}
        description={t('content_keywords_help')}
        value={block.keywords}
        maxLength={maxKeywords}
        error={blockError(props, 'keywords')}
        onChange={(event) => onChange({ ...block, keywords: event.currentTarget.value })}
      />
    </>
  )
}

type LinesProps = BlockProps & {
  field: 'text' | 'items' | 'answer'
  label: string
  /** The label with all that is needed to know the field without seeing it. */
  spoken?: string
  help?: string
}

function Lines({ block, side, onChange, field, ...props }: LinesProps) {
  const { t } = useWords()
  const { label, spoken = `${label}, ${t(sideNames[side])}`, help } = props
  return (
    <RichField
      {...fieldIn(side)}
      label={label}
      spoken={spoken}
      help={help}
      kind={field === 'items' ? 'list' : 'paragraphs'}
      lines={block.lines}
      // The server names a stretch of a styled line that it refused under `rich`.
      error={blockError(props, field) ?? blockError(props, 'rich')}
      onChange={(lines) => onChange({ ...block, lines })}
    />
  )
}
