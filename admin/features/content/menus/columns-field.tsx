import { Button } from '@mantine/core'
import { maxColumns, maxMenuLinks, maxMenuTitle } from '@rimal/contract/content/menu-kinds'
import { textIn } from '@rimal/contract/language'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoveActs } from '../../../ui/order/move-acts.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { errorsOf } from '../error-at.ts'
import { useListActs } from '../../../ui/order/use-list-acts.ts'
import { LinksField } from './links-field.tsx'
import type { FormColumn, MenusEdit } from './menus-form.ts'

/** The columns at the foot of every page; there is at least one. */
export function ColumnsField({ form }: { form: MenusEdit }) {
  const { t, language } = useWords()
  const columns = form.value.columns
  const onChange = (next: FormColumn[]) => form.set('columns', next)
  const nameAt = (index: number) => {
    const column = columns[index]
    return (column && textIn(column.title, language)) || t('menus_column', { place: index + 1 })
  }
  const { said, item, adder, acts, add } = useListActs({ items: columns, onChange, nameAt })
  const actsAt = (index: number) => {
    const { onRemove, ...moves } = acts(index)
    return columns.length > 1 ? { ...moves, onRemove } : moves
  }
  return (
    <div className={css.list}>
      <output className={ui.hidden}>{said}</output>
      {columns.map((column, index) => (
        <fieldset key={column.key} className={css.item} {...item(index)}>
          <legend>{nameAt(index)}</legend>
          <TextInBoth
            label={t('menus_title')}
            value={column.title}
            onChange={(title) => onChange(columns.with(index, { ...column, title }))}
            maxLength={maxMenuTitle}
            whenMissing={t('content_missing')}
            errors={errorsOf(form.errors, `menus.columns.${index}.title`)}
          />
          <div className={css.block}>
            <LinksField
              links={column.links}
              onChange={(links) => onChange(columns.with(index, { ...column, links }))}
              max={maxMenuLinks}
              path={`menus.columns.${index}.links`}
              errors={form.errors}
            />
          </div>
          <MoveActs {...actsAt(index)} />
        </fieldset>
      ))}
      {columns.length < maxColumns ? (
        <Button
          variant="default"
          leftSection={<Icon name="plus" />}
          {...adder}
          onClick={() => add({ key: crypto.randomUUID(), title: { en: '', ar: '' }, links: [] })}
        >
          {t('menus_add_column')}
        </Button>
      ) : null}
    </div>
  )
}
