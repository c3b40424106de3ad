import { languagePath } from '@rimal/contract/language'
import { type ReactNode, useState } from 'react'
import { ScrollRestoration } from 'react-router'
import { call } from '../call.ts'
import { LanguageButton } from '../ui/language-button.tsx'
import { Mark } from '../ui/mark.tsx'
import { useWords } from '../words.tsx'
import { BottomBar } from './bottom-bar.tsx'
import css from './frame.module.css'
import { Bell } from './waiting/bell.tsx'
import { Palette } from './palette/palette.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import { usePaletteKey } from './palette/use-palette-key.ts'
import { PersonMenu } from './person-menu.tsx'
import { PlaceGuard } from './place-guard.tsx'
import { PlaceLink } from './place-link.tsx'
import { useGroups } from './use-groups.ts'

/** The frame of every page: navigation by noun, search, language, and who is signed in. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const [isSearching, setSearching] = useState(false)
  usePaletteKey(isSearching, setSearching)
  const saveLanguage = (language: 'en' | 'arb') =>
    // A choice that could not be saved lasts until the admin is loaded again.
    void call('POST staff/change-language', { body: { language } }).catch(() => null)
  return (
    <div className={css.app}>
      <a className={css.skip} href="#page">
        {t('admin_skip')}
      </a>
      <SideBar />
      <div className={css.body}>
        <header className={css.top}>
          <div className={css.phoneMark}>
            <Mark />
          </div>
          <PaletteButton onClick={() => setSearching(true)} />
          <div className={css.tools}>
            <Bell />
            <LanguageButton onChange={saveLanguage} />
            <PersonMenu />
          </div>
        </header>
        <main id="page" className={css.main} tabIndex={-1}>
          <PlaceGuard>{children}</PlaceGuard>
          <ScrollRestoration />
        </main>
      </div>
      <BottomBar />
      <Palette isOpen={isSearching} onClose={() => setSearching(false)} />
    </div>
  )
}

function SideBar() {
  const { t, language } = useWords()
  const groups = useGroups()
  return (
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
        <a
          className={css.foot}
          href={languagePath(language, '/home')}
          target="_blank"
          rel="noreferrer"
        >
          {t('admin_see_shop')}
        </a>
      </div>
    </nav>
  )
}
