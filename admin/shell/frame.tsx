import type { ReactNode } from 'react'
import { NavLink, ScrollRestoration } from 'react-router'
import { call } from '../call.ts'
import { useSession } from '../session.ts'
import { Icon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { useWords } from '../words.tsx'
import css from './frame.module.css'
import { LanguageButton } from '../ui/language-button.tsx'
import { navigation, type Place } from './navigation.ts'
import { PersonMenu } from './person-menu.tsx'

/** The frame of every page: navigation by noun, language, and who is signed in. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const groups = useGroups()
  const saveLanguage = (language: 'en' | 'arb') =>
    // A choice that could not be saved lasts until the admin is loaded again.
    void call('POST staff/change-language', { body: { language } }).catch(() => null)
  return (
    <div className={css.app}>
      <a className={css.skip} href="#page">
        {t('admin_skip')}
      </a>
      <nav className={css.nav} aria-label={t('admin_navigation')}>
        <div className={css.rail}>
          <div className={css.mark}>
            <Mark />
          </div>
          {groups.map(({ title, places }) => (
            <div key={title ?? ''}>
              {title ? <p className={css.group}>{t(title)}</p> : null}
              <ul>
                {places.map((place) => (
                  <li key={place.path}>
                    <PlaceLink place={place} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <a className={css.foot} href="/home" target="_blank" rel="noreferrer">
            {t('admin_see_shop')}
          </a>
        </div>
      </nav>
      <div className={css.body}>
        <header className={css.top}>
          <div className={css.phoneMark}>
            <Mark />
          </div>
          <div className={css.tools}>
            <LanguageButton onChange={saveLanguage} />
            <PersonMenu />
          </div>
        </header>
        <main id="page" className={css.main} tabIndex={-1}>
          {children}
          <ScrollRestoration />
        </main>
      </div>
      <nav className={css.bottom} aria-label={t('admin_navigation')}>
        {groups
          .flatMap(({ places }) => places)
          .slice(0, 5)
          .map((place) => (
            <PlaceLink key={place.path} place={place} />
          ))}
      </nav>
    </div>
  )
}

function PlaceLink({ place: { path, title, icon } }: { place: Place }) {
  const { t } = useWords()
  return (
    <NavLink to={path} end={path === '/'} className={css.place}>
      <Icon name={icon} />
      <span>{t(title)}</span>
    </NavLink>
  )
}

/** The groups with the places that the role may see. */
function useGroups() {
  const { can } = useSession()
  return navigation
    .map(({ title, places }) => ({
      title,
      places: places.filter(({ needs }) => needs === undefined || can(needs)),
    }))
    .filter(({ places }) => places.length > 0)
}
