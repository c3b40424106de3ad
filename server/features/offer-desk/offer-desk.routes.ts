import { offersApi } from '@rimal/contract/desk/offers'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findCustomerByContact } from '../identity/find-customer-by-contact.ts'
import { staffRead, staffRoute } from '../staff/staff-route.ts'
import { addOffer } from './add-offer.ts'
import { endOfferAt, listAllOffers, saveGroup } from './offers.sql.ts'

export function offerDeskRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, offersApi.listOffers, () => listAllOffers(deps.db))

  staffRoute(app, deps, offersApi.addOffer, {
    handle: async (tx, { body }, audit) => {
      const offerId = await addOffer(tx, body)
      await audit(offerId, body)
      return { offerId }
    },
  })

  staffRoute(app, deps, offersApi.endOffer, {
    handle: async (tx, { body: { offerId } }, audit) => {
      if (!(await endOfferAt(tx, offerId, deps.clock()))) throw new ShopError('not_found')
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
