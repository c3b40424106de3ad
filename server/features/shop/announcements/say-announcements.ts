import type { Announcement } from '@rimal/contract/staff/setting-shapes'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { currencyOfCountry, formatMoney } from '@rimal/contract/money'
import { ordinaryMethod } from '@rimal/contract/ordinary-method'
import type { Shop } from '@rimal/contract/shop'
import { couriersOf, priceDelivery } from '../delivery/price-delivery.ts'
import { isDue, nextChange } from '../due-times.ts'
import type { Settings } from '../settings/settings.ts'
import { currenciesOf, settingsIn } from '../settings/settings-in.ts'

type Said = Shop['announcements'][number]

/** Returns the discount codes that the announcements mention. */
export function announcedCodes(settings: Settings): string[] {
  return settings.announcements.flatMap((announcement) => codeOf(announcement, settings) ?? [])
}

/** Returns the next moment at which an announcement begins or ends; null if there is none. */
export function nextAnnouncement({ announcements }: Settings, now: Date): Date | null {
  return nextChange(announcements, now)
}

type Known = {
  language: LanguageCode
  /** The discount codes that work now. */
  codes: readonly string[]
  /** The methods that some provider takes in some currency. */
  methods: readonly string[]
  now: Date
  /** Returns the path of what an announcement leads to; undefined for what the shop does not have. */
  pathOf: (target: string) => string | undefined
}

/**
 * Returns the announcements above every page, filled from the settings. An announcement whose time it is not, or that
 * mentions a code or a method that does not work, is not shown.
 */
export function sayAnnouncements(settings: Settings, known: Known): Said[] {
  const { language, codes, methods, now, pathOf } = known
  return settings.announcements.flatMap((announcement) => {
    if (!isDue(announcement, now)) return []
    const { needs, countries, link } = announcement
    const to = link && pathOf(link)
    const isOfWelcome = needs === 'welcome_discount'
    const code = codeOf(announcement, settings)
    if (code === undefined ? isOfWelcome : !codes.includes(code)) return []
    if (needs && !isOfWelcome && !methods.includes(needs)) return []
    const text = textIn(announcement, language)
    const freeFrom = freeFromText(settings, countries?.[0] ?? settings.country, language)
    if (freeFrom === null && text.includes('{free_from}')) return []
    return [
      {
        text: text
          .replace('{percent}', String(settings.welcomeDiscount.percent))
          .replace('{free_from}', freeFrom ?? ''),
        code: code ?? null,
        ...(countries && { countries }),
        ...(needs && !isOfWelcome && { needs }),
        ...(to && { to }),
      },
    ]
  })
}

function codeOf({ needs, code }: Announcement, { welcomeDiscount }: Settings): string | undefined {
  if (needs !== 'welcome_discount') return code
  return welcomeDiscount.percent === null ? undefined : welcomeDiscount.code
}

/** In the currency of the country, where the merchant takes it; null where delivery is never free. */
function freeFromText(own: Settings, country: string, language: LanguageCode): string | null {
  const there = currencyOfCountry[country]
  const isTaken = there !== undefined && currenciesOf(own).includes(there)
  const settings = isTaken ? settingsIn(own, there) : own
  const shipment = { weight: settings.itemWeight, total: 0 }
  const option = ordinaryMethod(couriersOf(priceDelivery(settings, { country, shipment })), 0)
  const amount = option?.freeFrom ?? null
  return amount === null ? null : formatMoney(amount, { currency: settings.currency, language })
}
