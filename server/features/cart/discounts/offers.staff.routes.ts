import { offersApi } from '@rimal/contract/staff/offers'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { findCustomerByContact } from '../../customers/find-customer-by-contact.ts'
import { announcedCodes } from '../../shop/announcements/say-announcements.ts'
import { findSettings, saveSetting } from '../../shop/settings/settings.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { addOffer } from './add-offer.ts'
import { endOfferAt, listAllOffers, saveGroup } from './offers.sql.ts'

export function staffOffersRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, offersApi.listOffers, () => listAllOffers(deps.db))

  staffRoute(app, deps, offersApi.addOffer, {
    handle: async (tx, { body }, audit) => {
      await recordAnnounced(tx)
      const offerId = await addOffer(tx, body)
      await audit(offerId, body)
      return { offerId }
    },
  })

  staffRoute(app, deps, offersApi.endOffer, {
    handle: async (tx, { body: { offerId } }, audit) => {
      await recordAnnounced(tx)
      const ended = await endOfferAt(tx, offerId, deps.clock())
      if (!ended) throw new ShopError('not_found')
      if (ended.isWelcome) {
        const { welcomeDiscount } = await findSettings(tx)
        await saveSetting(tx, 'welcomeDiscount', { ...welcomeDiscount, percent: null })
      }
      await audit(offerId)
      return {}
    },
  })

  staffRoute(app, deps, offersApi.setCustomerGroup, {
    handle: async (tx, { body: { contact, group } }, audit) => {
      const customer = await findCustomerByContact(tx, contact)
      if (!customer) throw new ShopError('member_unknown')
      await saveGroup(tx, customer.id, group)
      await audit(customer.id, { group })
      return {}
    },
  })
}

/** Pages announce only codes that work, so cached pages follow a change of the discounts. */
async function recordAnnounced(tx: Tx): Promise<void> {
  const settings = await findSettings(tx)
  if (announcedCodes(settings).length > 0) await recordCatalogChange(tx, null)
}
