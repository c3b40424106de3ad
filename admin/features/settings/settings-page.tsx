import { settingGroupNames } from '@rimal/contract/staff/setting-groups'
import { Link } from 'react-router'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'
import css from './settings.module.css'

/** The groups of settings; each has a page. */
export function SettingsPage() {
  const { t } = useWords()
  return (
    <>
      <PageHead title={t('admin_settings')} lede={t('settings_lede')} />
      <ul className={css.groups}>
        <li>
          <Link to="/settings/connections">
            <strong>{t('connections_title')}</strong>
            <span>{t('connections_lede')}</span>
          </Link>
        </li>
        {settingGroupNames.map((group) => (
          <li key={group}>
            <Link to={`/settings/${group}`}>
              <strong>{t(`settings_group_${group}`)}</strong>
              <span>{t(`settings_group_${group}_lede`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
