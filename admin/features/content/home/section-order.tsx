import { Checkbox } from '@mantine/core'
import type { StaffHome } from '@rimal/contract/staff/home'
import { useRef } from 'react'
import { MoveActs } from '../../../ui/list/move-acts.tsx'
import { placeWhile, withMoved } from '../../../ui/picture-grid/grid-picture.ts'
import { useDragOrder } from '../../../ui/picture-grid/use-drag-order.ts'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import { useListActs } from '../../../ui/list/use-list-acts.ts'
import type { HomeEdit } from './home-form.ts'
import css from './home.module.css'
import { hasFields } from './section-fields.tsx'
import { sectionNames } from './section-names.ts'

/** The sections in their order: each can be moved by buttons or by dragging, hidden and shown. */
export function SectionOrder({ form }: { form: HomeEdit }) {
  const { t } = useWords()
  const { sections } = form.value
  const list = useRef<HTMLOListElement>(null)
  const change = (next: StaffHome['sections']) => form.set('sections', next)
  const nameAt = (index: number) => {
    const section = sections[index]
    return section ? t(sectionNames[section.name]) : ''
  }
  const { said, item, acts } = useListActs({ items: sections, onChange: change, nameAt })
  const order = useDragOrder(list, (from, to) => change(withMoved(sections, from, to)))
  return (
    <>
      <output className={ui.hidden}>{said}</output>
      <ol className={css.order} ref={list} data-dragging={order.drag !== null || undefined}>
        {sections.map((section, index) => (
          <li
            key={section.name}
            data-ordered
            data-hidden={!section.isShown || undefined}
            style={{ order: order.drag ? placeWhile(order.drag, index) : index }}
            {...item(index)}
          >
            <span
              className={css.handle}
              title={t('home_drag')}
              onPointerDown={(event) => order.begin(event, index)}
            />
            {hasFields(section.name) ? (
              <a href={`#section-${section.name}`}>{nameAt(index)}</a>
            ) : (
              <span>{nameAt(index)}</span>
            )}
            <Checkbox
              label={t('home_shown')}
              aria-label={t('home_show_named', { name: nameAt(index) })}
              checked={section.isShown}
              onChange={(event) =>
                change(sections.with(index, { ...section, isShown: event.currentTarget.checked }))
              }
            />
            {/* A section is hidden, never removed. */}
            <MoveActs {...acts(index)} onRemove={undefined} />
          </li>
        ))}
      </ol>
    </>
  )
}
