import { nameCountry } from '@rimal/contract/countries'
import { earliestOf } from '@rimal/contract/dates'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import type { Shop } from '@rimal/contract/shop'
import { canSendText } from '../../../config.ts'
import type { Deps } from '../../../deps.ts'
import { findWorkingCodes } from '../../cart/discounts/find-unusable-codes.ts'
import {
  announcedCodes,
  nextAnnouncement,
  sayAnnouncements,
} from '../../shop/announcements/say-announcements.ts'
import { canVisit } from '../../shop/can-visit.ts'
import { couriersOf, priceDelivery } from '../../shop/delivery/price-delivery.ts'
import { offeredPayments } from '../../shop/payment-rules/payment-rules.ts'
import { settingsIn } from '../../shop/settings/settings-in.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { shownContact } from '../../shop/shown-contact.ts'
import { vatRulesOf } from '../../shop/vat/vat-regimes.ts'
import { dictionaryOfShop } from './dictionary-of-shop.ts'
import { findOwnMenus } from './menu/find-own-menus.ts'
import { menuIn } from './menu/menu-in.ts'
import { shippedMenus } from './menu/shipped-menus.ts'
import { type ShopGroups, type ShopTargets, shopTargets } from './menu/shop-targets.ts'
import { listLinked, nextFirstPage } from './storefront.sql.ts'

/** Returns what every page shows, and the moment from which it is different; null if none is known. */
export async function getShop(
  deps: Deps,
  language: LanguageCode,
): Promise<{ shop: Shop; until: Date | null }> {
  const now = deps.clock()
  const [settings, groups, ownMenus, nextPage] = await Promise.all([
    findSettings(deps.db),
    listLinked(deps.db, now),
    findOwnMenus(deps.db),
    nextFirstPage(deps.db, now),
  ])
  const { words, version } = await dictionaryOfShop(deps.db, settings, language)
  const filled = new Set(deps.listing.filledGroups())
  const hasVisits = canVisit(settings)
  const around = { hasVisits, groups, filled, words, shopName: settings.name }
  const targets = shopTargets(around, language)
  const menus = ownMenus ?? shippedMenus((key) => inBoth(targets.word(key)))
  const payments = paymentsOf(deps, settings)
  return {
    until: earliestOf([nextAnnouncement(settings, now), nextPage]),
    shop: {
      name: textIn(settings.name, language),
      currency: settings.currency,
      timeZone: settings.timeZone,
      vatPercent: vatRulesOf(settings).percent,
      imageBase: deps.config.imageBase,
      announcements: await announcementsOf(deps, { settings, payments, targets, language, now }),
      menu: menuIn(menus, targets, language),
      ...groupsIn(groups, filled, language),
      contact: shownContact(settings, language),
      socials: settings.socials,
      ...payments,
      sendsTexts: canSendText(deps),
      hasVisits,
      returnDays: { ready: settings.returns.days, madeToOrder: settings.returns.madeToOrderDays },
      delivery: deliveryOf(settings, language),
      dictionaryVersion: version,
    },
  }
}

type Payments = Pick<Shop, 'paymentMethods' | 'paymentMarks' | 'otherPayments'>

function paymentsOf(deps: Deps, settings: Settings): Payments {
  const otherPayments = settings.otherCurrencies.map(({ currency }) => ({
    currency,
    ...offeredPayments(deps, settingsIn(settings, currency)),
  }))
  return { ...offeredPayments(deps, settings), otherPayments }
}

type Announced = {
  settings: Settings
  payments: Payments
  targets: ShopTargets
  language: LanguageCode
  now: Date
}

async function announcementsOf(
  { db }: Pick<Deps, 'db'>,
  { settings, payments, targets, language, now }: Announced,
): Promise<Shop['announcements']> {
  const codes = await findWorkingCodes(db, { codes: announcedCodes(settings), now })
  const all = [payments, ...payments.otherPayments]
  const methods = all.flatMap(({ paymentMethods }) => paymentMethods)
  const pathOf = (target: string) => {
    const found = targets.find(target)
    return found?.isShown ? found.to : undefined
  }
  return sayAnnouncements(settings, { language, codes, methods, now, pathOf })
}

function deliveryOf(settings: Settings, language: LanguageCode): Shop['delivery'] {
  const { country, itemWeight } = settings
  const shipment = { weight: itemWeight, total: 0 }
  return {
    country: nameCountry(country, language),
    options: couriersOf(priceDelivery(settings, { country, shipment })),
  }
}

/** Returns the groups in one language; a collection or a type without products is not among them. */
function groupsIn(
  { collections, types, categories, pages }: ShopGroups,
  filled: ReadonlySet<string>,
  language: LanguageCode,
) {
  const titled = ({ id, address, title }: { id: string; address: string; title: Text }) => ({
    id,
    address,
    title: textIn(title, language),
  })
  return {
    collections: collections.filter(({ id }) => filled.has(id)).map(titled),
    types: types.filter(({ id }) => filled.has(id)).map(titled),
    categories: categories.map(titled),
    pages: pages.map(({ slug }) => slug),
  }
}

/** A word in the one language that is asked for. */
function inBoth(word: string): Text {
  return { en: word, ar: word }
}
