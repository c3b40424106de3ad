import type { Announcement } from '@rimal/contract/staff/setting-shapes'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { currencyOfCountry, formatMoney } from '@rimal/contract/money'
import { ordinaryMethod } from '@rimal/contract/ordinary-method'
import type { Shop } from '@rimal/contract/shop'
import { couriersOf, priceDelivery } from '../delivery/price-delivery.ts'
import type { Settings } from '../settings/settings.ts'
import { currenciesOf, settingsIn } from '../settings/settings-in.ts'

type Said = Shop['announcements'][number]

/** Returns the discount codes that the announcements mention. */
export function announcedCodes(settings: Settings): string[] {
  return settings.announcements.flatMap((announcement) => codeOf(announcement, settings) ?? [])
}

/**
 * Returns the announcements above every page, filled from the settings. `codes`: those that work now; `methods`:
 * the methods that some provider takes in some currency. An announcement that mentions any other code or method is
 * not shown.
 */
export function sayAnnouncements(
  settings: Settings,
  known: { language: LanguageCode; codes: readonly string[]; methods: readonly string[] },
): Said[] {
  const { language, codes, methods } = known
  return settings.announcements.flatMap((announcement) => {
    const { needs, countries } = announcement
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
