import { Button } from '@mantine/core'
import { maxHomeItems, maxHomeText } from '@rimal/contract/staff/content-kinds'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { Icon } from '../../../ui/icon.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { errorsOf } from '../error-at.ts'
import { MoveActs } from '../../../ui/order/move-acts.tsx'
import { useListActs } from '../../../ui/order/use-list-acts.ts'
import { type HomeEdit, type HomeList, pathOf } from './home-form.ts'

type Props = {
  form: HomeEdit
  name: HomeList
  itemLabel: 'content_step' | 'content_tick'
  addLabel: 'content_add_step' | 'content_add_tick'
}

/** A short list of texts in both languages: each can be changed, moved and removed, and others added. */
export function ItemsField({ form, name, itemLabel, addLabel }: Props) {
  const { t } = useWords()
  const items = form.value[name]
  const nameAt = (index: number) => t(itemLabel, { place: index + 1 })
  const { said, item, adder, acts, add } = useListActs({
    items,
    onChange: (next) => form.set(name, next),
    nameAt,
  })
  return (
    <div className={css.list}>
      <output className={ui.hidden}>{said}</output>
      {items.map((one, index) => (
        <div key={one.key} className={css.item} {...item(index)}>
          <TextInBoth
            label={nameAt(index)}
            value={one.text}
            onChange={(text) => form.set(name, items.with(index, { ...one, text }))}
            maxLength={maxHomeText}
            whenMissing={t('content_missing')}
            errors={errorsOf(form.errors, `${pathOf[name]}.${index}`)}
          />
          <MoveActs {...acts(index)} />
        </div>
      ))}
      {items.length < maxHomeItems ? (
        <Button
          variant="default"
          leftSection={<Icon name="plus" />}
          {...adder}
          onClick={() => add({ key: crypto.randomUUID(), text: { en: '', ar: '' } })}
        >
          {t(addLabel)}
        </Button>
      ) : null}
    </div>
  )
}
