import type { Shop } from '@rimal/contract/shop'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { phoneAddress, whatsappAddress } from '../features/contact/options.ts'
import { CountryButton } from '../features/delivery/country-button.tsx'
import { useCurrencyThere } from '../features/delivery/price-there.tsx'
import { useTailorComes } from '../features/visits/use-tailor-comes.ts'
import { Sentence } from '../i18n/sentence.ts'
import { useWords } from '../i18n/words.tsx'
import { paymentsIn, useHasPage, useShop } from '../shop.tsx'
import { PaymentMarks } from '../features/payments/payment-marks.tsx'
import { LanguageLink } from './language-link.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { SmallPrint } from './small-print.tsx'

const line = 'inline-flex min-h-9 items-center hover:text-oud'

export function Footer() {
  const { t } = useWords()
  const shop = useShop()
  const { name, contact, socials } = shop
  const { paymentMarks } = paymentsIn(shop, useCurrencyThere())
  const tailorComes = useTailorComes()
  return (
    <footer className="mt-(--section) border-t border-rule pt-10 pb-8 lg:pt-18">
      <div className="wrap">
        <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-24">
          <NewsletterForm />
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 text-small lg:grid-cols-3">
            <Column title={t('help')}>
              <EditorialPlace slug="contact">{t('contact')}</EditorialPlace>
              <Place to="/find-order">{t('find_your_order')}</Place>
              <EditorialPlace slug="size-guide">{t('size_guide')}</EditorialPlace>
              <EditorialPlace slug="delivery-and-returns">
                {t('delivery_and_returns')}
              </EditorialPlace>
              <EditorialPlace slug="faq">{t('questions')}</EditorialPlace>
            </Column>
            <Column title={t('about_shop')}>
              <EditorialPlace slug="about">{t('about_the_shop', { name })}</EditorialPlace>
              <EditorialPlace slug="made-to-measure">{t('made_to_measure')}</EditorialPlace>
              {tailorComes && <Place to="/home-service">{t('home_service')}</Place>}
              <li>
                <LanguageLink className="min-h-9!" />
              </li>
              <li className="py-2">
                <Sentence text={t('deliver_to')} parts={{ country: <CountryButton /> }} />
              </li>
            </Column>
            <Talk contact={contact} />
            {socials.length > 0 && (
              <Column title={t('follow_us')} className="lg:hidden">
                <Socials socials={socials} />
              </Column>
            )}
          </div>
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-rule pt-5 text-micro text-ink-2 lg:mt-16">
          {paymentMarks.length > 0 && (
            <section aria-label={t('payment_methods')} className="flex flex-wrap gap-2">
              <PaymentMarks marks={paymentMarks} />
            </section>
          )}
          {socials.length > 0 && (
            <ul aria-label={t('follow_us')} className="hidden gap-x-5 lg:flex">
              <Socials socials={socials} />
            </ul>
          )}
        </div>
        <SmallPrint />
      </div>
    </footer>
  )
}

function Talk({ contact }: Pick<Shop, 'contact'>) {
  const { t } = useWords()
  const { phone, whatsapp, email, hours } = contact
  if (!phone && !whatsapp && !email && !hours) return null
  return (
    <Column title={t('talk_to_us')}>
      {phone && (
        <li>
          <a href={phoneAddress(phone)} className={line}>
            <span className="ltr">{phone}</span>
          </a>
        </li>
      )}
      {whatsapp && (
        <li>
          <a href={whatsappAddress(whatsapp)} className={line}>
            {t('whatsapp')}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={line}>
            <span className="ltr">{email}</span>
          </a>
        </li>
      )}
      {hours && <li className="py-2 text-balance text-ink-2">{hours}</li>}
    </Column>
  )
}

function Column(props: { title: string; className?: string; children: ReactNode }) {
  const { title, className, children } = props
  const id = useId()
  return (
    <div className={className}>
      <h2 id={id} className="label pb-2 font-text!">
        {title}
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

function Place({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={line}>
        {children}
      </Link>
    </li>
  )
}

/** A link to an editorial page; nothing while the owner has not written it. */
function EditorialPlace({ slug, children }: { slug: string; children: ReactNode }) {
  const hasPage = useHasPage()
  return hasPage(slug) && <Place to={`/${slug}`}>{children}</Place>
}

function Socials({ socials }: { socials: { name: string; url: string }[] }) {
  return socials.map(({ name, url }) => (
    <li key={url}>
      <a href={url} lang="en" rel="me" className="inline-flex min-h-9 items-center hover:text-oud">
        {name}
      </a>
    </li>
  ))
}
