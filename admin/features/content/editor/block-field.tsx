import { Textarea, TextInput } from '@mantine/core'
import { maxItem, maxKeywords, maxParagraph } from '@rimal/contract/staff/content-kinds'
import { useWords } from '../../../words.tsx'
import { errorAt } from '../error-at.ts'
import { fieldIn, sideNames } from '../sides.ts'
import type { BlockProps } from './block-props.ts'
import { TableField } from './table-field.tsx'

/** The fields of a block, by its type. */
export function BlockField(props: BlockProps) {
  const { t } = useWords()
  const { block, name } = props
  switch (block.type) {
    case 'p':
      return <Lines {...props} field="text" label={name} maxLength={maxParagraph} />
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
  const { block, name, side, path, errors, onChange } = props
  const spoken = (label: string) => `${name}, ${label}, ${t(sideNames[side])}`
  return (
    <>
      <TextInput
        {...fieldIn(side)}
        label={name}
        aria-label={`${name}, ${t(sideNames[side])}`}
        value={block.question}
        maxLength={maxItem}
        error={errorAt(errors, `${path}.question`)}
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
        error={errorAt(errors, `${path}.keywords`)}
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
  maxLength?: number
}

function Lines({ block, side, path, errors, onChange, ...props }: LinesProps) {
  const { t } = useWords()
  const { field, label, spoken = `${label}, ${t(sideNames[side])}`, help, maxLength } = props
  return (
    <Textarea
      {...fieldIn(side)}
      label={label}
      aria-label={spoken}
      description={help}
      value={block[field]}
      {...(maxLength === undefined ? {} : { maxLength })}
      error={errorAt(errors, `${path}.${field}`)}
      autosize
      minRows={2}
      maxRows={16}
      onChange={(event) => onChange({ ...block, [field]: event.currentTarget.value })}
    />
  )
}
