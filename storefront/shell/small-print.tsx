import { Link } from 'react-router'
import { useWords } from '../i18n/words.tsx'
import { useHasPage, useShop } from '../shop.tsx'

/** The legal texts of a page, also where no other link may lead away. */
export function SmallPrint({ alone }: { alone?: boolean }) {
  const { t } = useWords()
  const { name } = useShop()
  const hasPage = useHasPage()
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-6 gap-y-2 text-micro leading-tight text-ink-2 ${alone ? 'border-t border-rule pt-5' : 'pt-3'}`}
    >
      <span className="py-1.5">
        © {name}. {t('prices_include_vat')}
      </span>
      <span className="flex gap-x-5">
        {hasPage('privacy-policy') && (
          <Link to="/privacy-policy" className="py-1.5 hover:text-oud">
            {t('privacy')}
          </Link>
        )}
        {hasPage('terms') && (
          <Link to="/terms" className="py-1.5 hover:text-oud">
            {t('terms')}
          </Link>
        )}
      </span>
    </div>
  )
}
