import { groupOfSetting, type SettingGroup } from '@rimal/contract/staff/setting-groups'
import { Link } from 'react-router'
import { useWords } from '../../words.tsx'
import { useFieldWords } from './fields/use-field-words.ts'
import css from './settings.module.css'

type Props = { group: SettingGroup; errors: Readonly<Record<string, string>> }

/** What a change would make wrong in settings of other pages, with the way there. */
export function WrongElsewhere({ group, errors }: Props) {
  const { t } = useWords()
  const words = useFieldWords()
  const wrong = Object.entries(errors).flatMap(([field, sentence]) => {
    const [name = ''] = field.split('.')
    const other = groupOfSetting(name)
    return other === undefined || other === group ? [] : [{ field, name, other, sentence }]
  })
  if (wrong.length === 0) return null
  return (
    <div className={css.elsewhere} role="alert">
      <p>{t('settings_wrong_elsewhere')}</p>
      <ul>
        {wrong.map(({ field, name, other, sentence }) => (
          <li key={field}>
            <Link to={`/settings/${other}`}>{words.label(name)}</Link> {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}
