import { Checkbox } from '@mantine/core'
import type { StaffHome } from '@rimal/contract/staff/home'
import { MoveActs } from '../../../ui/order/move-acts.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import { useListActs } from '../../../ui/order/use-list-acts.ts'
import type { HomeEdit } from './home-form.ts'
import css from './home.module.css'
import { hasFields } from './section-fields.tsx'
import { sectionNames } from './section-names.ts'

/** The sections in their order: each can be moved by buttons or by dragging, hidden and shown. */
export function SectionOrder({ form }: { form: HomeEdit }) {
  const { t } = useWords()
  const { sections } = form.value
  const change = (next: StaffHome['sections']) => form.set('sections', next)
  const nameAt = (index: number) => {
    const section = sections[index]
    return section ? t(sectionNames[section.name]) : ''
  }
  const { said, item, acts } = useListActs({ items: sections, onChange: change, nameAt })
  return (
    <>
      <output className={ui.hidden}>{said}</output>
      <ol className={css.order}>
        {sections.map((section, index) => (
          <li key={section.name} data-hidden={!section.isShown || undefined} {...item(index)}>
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
