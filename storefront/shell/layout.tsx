import type { Shop } from '@rimal/contract/shop'
import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useMatches,
} from 'react-router'
import type { PageHandle } from '../head.ts'
import { useWords } from '../i18n/words.tsx'
import { readForPage } from '../read.ts'
import { ShopProvider } from '../shop.tsx'
import { Alerts } from '../ui/alert/alerts.tsx'
import { later } from '../later.tsx'
import { Toasts } from '../ui/toast.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { CheckoutHeader } from './checkout-header.tsx'
import { Header } from './header.tsx'
import { ProgressLine } from './progress-line.tsx'
import { useLanguageList } from './use-language-list.ts'
import { SmallPrint } from './small-print.tsx'
import { usePageChange } from './use-page-change.ts'

const Footer = later(async () => (await import('./footer.tsx')).Footer)

export async function layoutLoader({ context }: LoaderFunctionArgs) {
  const [shop] = await Promise.all([readForPage(context, 'GET shop/get-shop'), Footer.load()])
  return shop
}

export function Layout() {
  const shop = useLoaderData<Shop>()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const slim = handle?.chrome === 'checkout'
  const announcement = usePageChange(shop)
  useLanguageList()
  return (
    <ShopProvider shop={shop}>
      <SkipLink />
      <ProgressLine />
      {slim ? (
        <CheckoutHeader />
      ) : (
        <>
          <AnnouncementBar />
          <Header />
        </>
      )}
      {/* Before the page, so that what can be done in a strip is one step back from there. */}
      <Toasts />
      <main id="content" tabIndex={-1} className="min-h-[55vh] outline-none">
        <Outlet />
      </main>
      {slim ? (
        <footer className="wrap mt-(--section) pb-[max(1.5rem,var(--safe-bottom))]">
          <SmallPrint alone />
        </footer>
      ) : (
        <Footer />
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <Alerts />
      <ScrollRestoration />
    </ShopProvider>
  )
}

function SkipLink() {
  const { t } = useWords()
  return (
    <a
      href="#content"
      className="absolute start-4 top-[calc(var(--safe-top)+.5rem)] z-40 bg-ink px-5 py-3 text-paper not-focus:sr-only"
    >
      {t('skip_to_content')}
    </a>
  )
}
