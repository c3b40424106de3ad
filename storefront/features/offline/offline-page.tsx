import { languageOfPath, languagePath } from '@rimal/contract/language'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { Ridge } from '../../ui/ridge.tsx'
import { askedPage } from './asked-page.ts'
import { listSeenPages, type SeenPage } from './list-seen-pages.ts'
import { useOwnPages } from './use-own-pages.ts'
import { useOpenWhenReached } from './use-open-when-reached.ts'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('page_unreached'), noIndex: true }),
}

/**
 * The page for when there is no connection and the page that was asked for is not stored on the device. It lists the
 * pages that are stored, and opens the one that was asked for once there is a connection.
 */
export function Component() {
  const { language } = useWords()
  const [params] = useSearchParams()
  const asked = params.get('page')
  const home = languagePath(language, '/home')
  return <Unreached address={askedPage(asked, home)} />
}

function Unreached({ address }: { address: string }) {
  const { t } = useWords()
  const open = useOpenWhenReached(address)
  const [tries, setTries] = useState(0)
  const { busy, run } = useAction()
  const tryAgain = () =>
    run(async () => {
      if (!(await open())) setTries(tries + 1)
    })
  return (
    <div className="wrap grid justify-items-center gap-5 py-16 text-center lg:py-24">
      <Ridge className="max-w-[48rem]" />
      <h1 className="text-h1">{t('page_unreached')}</h1>
      <p className="max-w-[34rem] text-ink-2">{t('offline_text')}</p>
      <Button busy={busy} onClick={() => void tryAgain()}>
        {t('try_again')}
      </Button>
      {/* A new element for each try, so that it is read out again. */}
      <output>{tries > 0 && <span key={tries}>{t('offline_still')}</span>}</output>
      <ReadablePages address={address} />
    </div>
  )
}

/** The customer's own pages, and those that were seen. Where the browser does not open its stores, there is no list. */
function ReadablePages({ address }: { address: string }) {
  const { t, language } = useWords()
  const { name } = useShop()
  const [pages, setPages] = useState<SeenPage[]>([])
  const own = useOwnPages(address)
  useEffect(() => {
    let isLeft = false
    listSeenPages(language).then(
      (found) => !isLeft && setPages(found),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [language])
  if (pages.length + own.length === 0) return null
  return (
    <section className="mt-6 w-full max-w-[34rem] text-start">
      <h2 className="text-h3">{t('offline_seen')}</h2>
      <ul className="mt-3 border-t border-rule">
        {own.map(({ path, title }) => (
          <li key={path} className="border-b border-rule">
            <Link to={path} className="flex min-h-11 items-center py-2 hover:text-oud">
              {t(title)}
            </Link>
          </li>
        ))}
        {pages.map(({ path, title }) => (
          <li key={path} className="border-b border-rule">
            {/* A whole document, because the service worker marks its age. */}
            <a href={path} className="flex min-h-11 items-center py-2 hover:text-oud">
              {languageOfPath(path).path === '/home' ? t('Home') : title.replace(` · ${name}`, '')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
