import { nameCountry } from '@rimal/contract/countries'
import { textIn } from '@rimal/contract/language'
import { shopApi } from '@rimal/contract/shop'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { findDictionary } from '../language/find-dictionary.ts'
import { marksOf, offeredMethods } from './offered-methods.ts'
import { type Announcement, findSettings } from './settings.ts'
import { shippingRulesFor } from './shipping-rules.ts'
import { listMenu } from './shop.sql.ts'

export function shopRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, shopApi.getShop, async ({ language, shows }) => {
    shows('shop', 'words')
    const [settings, menu, dictionary] = await Promise.all([
      findSettings(deps.db),
      listMenu(deps.db),
      findDictionary(deps.db, language),
    ])
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
      vatPercent: settings.vat.percent,
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
      delivery: {
        country: nameCountry(settings.country, language),
        options: shippingRulesFor(settings, settings.country),
      },
      dictionaryVersion: dictionary.version,
    }
  })

  route(app, deps, shopApi.getIp, ({ request }) => request.ip)
}
