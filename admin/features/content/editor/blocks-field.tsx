import { Button } from '@mantine/core'
import { blockTypes, maxBlocks } from '@rimal/contract/staff/content-kinds'
import { Icon } from '../../../ui/icon.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { MoveActs } from '../../../ui/order/move-acts.tsx'
import { type Side, sideNames } from '../sides.ts'
import { useListActs } from '../../../ui/order/use-list-acts.ts'
import { BlockField } from './block-field.tsx'
import { type FormBlock, newBlock, placesOf } from './page-form.ts'

type Props = {
  blocks: FormBlock[]
  side: Side
  path: string
  errors: Readonly<Record<string, string>>
  onChange: (blocks: FormBlock[]) => void
}

/** The blocks of a section in one language: each can be changed, moved and removed, and others added. */
export function BlocksField({ blocks, side, path, errors, onChange }: Props) {
  const { t } = useWords()
  const language = t(sideNames[side])
  const nameAt = (index: number) =>
    t('content_block_name', {
      type: t(`content_block_${blocks[index]?.type ?? 'p'}`),
      place: index + 1,
    })
  const places = placesOf(blocks)
  // Each paragraph of a text is a block when it is saved.
  const count = places.flat().length
  const wrong =
    count > maxBlocks ? t('content_too_many_blocks', { count: maxBlocks }) : errors[path]
  const { said, item, adder, acts, add } = useListActs({ items: blocks, onChange, nameAt })
  return (
    <fieldset className={css.side}>
      <legend>{t('content_blocks_in', { language })}</legend>
      <output className={ui.hidden}>{said}</output>
      {blocks.map((block, index) => (
        <div key={block.key} className={css.block} {...item(index)}>
          <BlockField
            block={block}
            side={side}
            name={nameAt(index)}
            paths={(places[index] ?? []).map((place) => `${path}.${place}`)}
            errors={errors}
            onChange={(next) => onChange(blocks.with(index, next))}
          />
          <MoveActs {...acts(index)} name={`${nameAt(index)}, ${language}`} />
        </div>
      ))}
      {wrong ? <p className={css.wrong}>{wrong}</p> : null}
      {count < maxBlocks ? (
        <fieldset className={css.side} aria-label={t('content_add_block', { language })}>
          <div className={css.adders}>
            {blockTypes.map((type, place) => (
              <Button
                key={type}
                variant="default"
                leftSection={<Icon name="plus" />}
                {...(place === 0 ? adder : {})}
                onClick={() => add(newBlock(type))}
              >
                {t(`content_block_${type}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
    </fieldset>
  )
}
