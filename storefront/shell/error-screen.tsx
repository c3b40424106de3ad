import { languagePath } from '@rimal/contract/language'
import { maxSearch } from '@rimal/contract/limits'
import { useEffect, useId } from 'react'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router'
import { useWords } from '../i18n/words.tsx'
import { useHasPage } from '../shop.tsx'
import { pageFault } from '../errors/page-fault.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Ridge } from '../ui/ridge.tsx'

/**
 * The screen for a page that is missing, could not be reached, or is broken: it says what happened and offers
 * several links. It also works when the shop's data could not be read. A page that was not reached is requested
 * again as soon as there is a connection.
 */
export function ErrorScreen() {
  const { t } = useWords()
  const fault = pageFault(useRouteError())
  const missing = fault === 'page_not_found'
  const unreached = fault === 'page_unreached'
  const hasPage = useHasPage()
  const navigate = useNavigate()
  const here = useLocation()
  const again = () => {
    if (unreached) void navigate(here, { replace: true, state: here.state })
    else location.reload()
  }
  useEffect(() => {
    if (!unreached) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
  return (
    <div className="wrap grid justify-items-center gap-5 py-16 text-center lg:py-24">
      <Ridge className="max-w-[48rem]" />
      <h1 className="text-h1">{t(fault)}</h1>
      <p className="max-w-[34rem] text-ink-2">{t(`${fault}_hint`)}</p>
      {missing ? <SearchForm /> : null}
      <div className="flex flex-wrap justify-center gap-3 pt-2">
        {missing ? (
          <ButtonLink to="/product-list">{t('to_the_shop')}</ButtonLink>
        ) : (
          <Button onClick={again}>{t('try_again')}</Button>
        )}
        <ButtonLink kind="outline" to="/home">
          {t('Home')}
        </ButtonLink>
      </div>
      {hasPage('contact') && (
        <Link to="/contact" className="inline-flex min-h-11 items-center text-oud underline">
          {t('talk_to_us')}
        </Link>
      )}
    </div>
  )
}

function SearchForm() {
  const { t, language } = useWords()
  const id = useId()
  return (
    <search className="w-full max-w-[26rem]">
      <form
        action={languagePath(language, '/search')}
        className="grid grid-cols-[1fr_auto] border-b border-edge text-start"
      >
        <label htmlFor={id} className="sr-only">
          {t('search_the_shop')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          maxLength={maxSearch}
          placeholder={t('search_the_shop')}
          className="min-h-11 w-full min-w-0 bg-transparent"
        />
        <button
          type="submit"
          aria-label={t('search')}
          className="grid size-11 place-items-center hover:text-oud"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
