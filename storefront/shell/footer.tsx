import type { Shop } from '@rimal/contract/shop'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { phoneAddress, whatsappAddress } from '../features/contact/options.ts'
import { CountryButton } from '../features/delivery/country-button.tsx'
import { useCurrencyThere } from '../features/delivery/price-there.tsx'
import { Sentence } from '../i18n/sentence.ts'
import { useWords } from '../i18n/words.tsx'
import { paymentsIn, useShop } from '../shop.tsx'
import { PaymentMarks } from '../features/payments/payment-marks.tsx'
import { LanguageLink } from './language-link.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { SmallPrint } from './small-print.tsx'
import { useShownLinks } from './use-shown-links.ts'

const line = 'inline-flex min-h-9 items-center hover:text-oud'

export function Footer() {
  const { t } = useWords()
  const shop = useShop()
  const { menu, contact, socials } = shop
  const { paymentMarks } = paymentsIn(shop, useCurrencyThere())
  const shownLinks = useShownLinks()
  return (
    <footer className="mt-(--section) border-t border-rule pt-10 pb-[max(2rem,var(--safe-bottom))] lg:pt-18">
      <div className="wrap">
        <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-24">
          <NewsletterForm />
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 text-small lg:grid-cols-3">
            {menu.columns.map(({ title, links: all }, index) => {
              const links = shownLinks(all)
              const isLast = index === menu.columns.length - 1
              if (links.length === 0 && !isLast) return null
              return (
                <Column key={index} title={title}>
                  {links.map((link) => (
                    <Place key={link.to} to={link.to}>
                      {link.title}
                    </Place>
                  ))}
                  {isLast && <Choices />}
                </Column>
              )
            })}
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
        {menu.footerText && <p className="pt-5 text-small text-ink-2">{menu.footerText}</p>}
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

/** What shoppers choose at the foot of every page: their language and their country. */
function Choices() {
  const { t } = useWords()
  return (
    <>
      <li>
        <LanguageLink className="min-h-9!" />
      </li>
      <li className="py-2">
        <Sentence text={t('deliver_to')} parts={{ country: <CountryButton /> }} />
      </li>
    </>
  )
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
