import { nameCountry } from '@rimal/contract/countries'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import { languageApi } from '@rimal/contract/language-api'
import { shopApi } from '@rimal/contract/shop'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { canSendText } from '../../../config.ts'
import { findWorkingCodes } from '../../cart/discounts/find-unusable-codes.ts'
import { findDictionary } from '../../shop/language/find-dictionary.ts'
import { announcedCodes, sayAnnouncements } from '../../shop/announcements/say-announcements.ts'
import { settingsIn } from '../../shop/settings/settings-in.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { couriersOf, priceDelivery } from '../../shop/delivery/price-delivery.ts'
import { listMenu } from './storefront.sql.ts'
import { vatRulesOf } from '../../shop/vat/vat-regimes.ts'
import { offeredPayments } from '../../shop/payment-rules/payment-rules.ts'

/** Said of prices with VAT in them. */
const wordsOfVat = [
  'vat_included',
  'prices_include_vat',
  'summary_vat',
  'summary_vat_included',
] as const

export function shopRoutes(app: FastifyInstance, deps: Deps) {
  const wordsOf = (settings: Settings, language: LanguageCode) =>
    findDictionary(deps.db, language, vatRulesOf(settings).percent === 0 ? wordsOfVat : [])

  route(app, deps, shopApi.getShop, async ({ language, shows }) => {
    shows('shop', 'words')
    const [settings, menu] = await Promise.all([findSettings(deps.db), listMenu(deps.db)])
    const dictionary = await wordsOf(settings, language)
    const payments = offeredPayments(deps, settings)
    const otherPayments = settings.otherCurrencies.map(({ currency }) => ({
      currency,
      ...offeredPayments(deps, settingsIn(settings, currency)),
    }))
    const codes = await findWorkingCodes(deps.db, {
      codes: announcedCodes(settings),
      now: deps.clock(),
    })
    const methods = [payments, ...otherPayments].flatMap(({ paymentMethods }) => paymentMethods)
    return {
      name: textIn(settings.name, language),
      currency: settings.currency,
      timeZone: settings.timeZone,
      vatPercent: vatRulesOf(settings).percent,
      imageBase: deps.config.imageBase,
      announcements: sayAnnouncements(settings, { language, codes, methods }),
      ...menuIn(deps, menu, language),
      contact: {
        ...settings.contact,
        hours: textIn(settings.contact.hours, language),
        address: textIn(settings.contact.address, language),
      },
      socials: settings.socials,
      ...payments,
      otherPayments,
      sendsTexts: canSendText(deps.config),
      returnDays: { ready: settings.returns.days, madeToOrder: settings.returns.madeToOrderDays },
      delivery: {
        country: nameCountry(settings.country, language),
        options: couriersOf(
          priceDelivery(settings, {
            country: settings.country,
            shipment: { weight: settings.itemWeight, total: 0 },
          }),
        ),
      },
      dictionaryVersion: dictionary.version,
    }
  })

  route(app, deps, languageApi.getDictionary, async ({ params, shows }) => {
    shows('shop', 'words')
    return [(await wordsOf(await findSettings(deps.db), params.language_code)).words]
  })

  route(app, deps, shopApi.getIp, ({ request }) => request.ip)
}

/** Returns the menu in one language; a collection or a type without products is not in it. */
function menuIn(
  { listing }: Pick<Deps, 'listing'>,
  { collections, types, categories, pages }: Awaited<ReturnType<typeof listMenu>>,
  language: LanguageCode,
) {
  const filled = new Set(listing.filledGroups())
  const titled = ({ id, title }: { id: string; title: Text }) => ({
    id,
    title: textIn(title, language),
  })
  return {
    collections: collections.filter(({ id }) => filled.has(id)).map(titled),
    types: types.filter(({ id }) => filled.has(id)).map(titled),
    categories: categories.map(titled),
    pages,
  }
}
