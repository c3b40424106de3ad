import { nameCountry } from '@rimal/contract/countries'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { languageApi } from '@rimal/contract/language-api'
import { shopApi } from '@rimal/contract/shop'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { findDictionary } from '../language/find-dictionary.ts'
import { marksOf, offeredMethods } from './offered-methods.ts'
import type { Announcement } from '@rimal/contract/desk/setting-shapes'
import { findSettings, type Settings } from './settings.ts'
import { couriersOf, priceDelivery } from './price-delivery.ts'
import { listMenu } from './shop.sql.ts'
import { vatRulesOf } from './vat-regimes.ts'

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
    const titled = ({ id, title }: { id: string; title: { en: string; ar: string } }) => ({
      id,
      title: textIn(title, language),
    })
    const methods = offeredMethods(deps, settings)
    const isSaid = ({ needs }: Announcement) => needs === undefined || methods.includes(needs)
    return {
      name: textIn(settings.name, language),
      currency: settings.currency,
      timeZone: settings.timeZone,
      vatPercent: vatRulesOf(settings).percent,
      imageBase: deps.config.imageBase,
      announcements: settings.announcements.filter(isSaid).map(({ code = null, ...text }) => ({
        text: textIn(text, language),
        code,
      })),
      collections: menu.collections.map(titled),
      types: menu.types.map(titled),
      categories: menu.categories.map(titled),
      contact: {
        ...settings.contact,
        hours: textIn(settings.contact.hours, language),
        address: textIn(settings.contact.address, language),
      },
      socials: settings.socials,
      paymentMethods: methods,
      paymentMarks: marksOf(deps, settings, methods),
      returnDays: { ready: settings.returns.days, sewn: settings.returns.sewnDays },
      delivery: {
        country: nameCountry(settings.country, language),
        options: couriersOf(
          priceDelivery(settings, {
            country: settings.country,
            parcel: { weight: settings.pieceWeight, total: 0 },
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
