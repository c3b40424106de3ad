import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'

/** Says why a discount cannot begin again: a type or category that it names was deleted after its end. */
export function GroupGone({ fields }: { fields: Readonly<Record<string, string>> }) {
  const { t } = useWords()
  if (!isGroupGone(fields)) return null
  return (
    <p role="alert" className={ui.notice}>
      {t('discount_group_gone')}
    </p>
  )
}

/** Whether a change was refused for a deleted group: the form has no field that it could stand at. */
export function isGroupGone(fields: Readonly<Record<string, string>>): boolean {
  return 'types' in fields || 'categories' in fields
}
