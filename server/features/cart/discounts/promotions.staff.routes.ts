import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { promotionsApi } from '@rimal/contract/staff/promotions'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { fileRoute } from '../../../http/file-route.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { saveCustomerGroup } from '../../customers/customer-record.ts'
import { findCustomerByContact } from '../../customers/find-customer-by-contact.ts'
import { announcedCodes } from '../../shop/announcements/say-announcements.ts'
import { findSettings, saveSetting } from '../../shop/settings/settings.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { addPromotion } from './add-promotion.ts'
import { countPromotions, getPromotion, listPromotions } from './list/list-promotions.ts'
import { promotionFile } from './list/promotion-file.ts'
import { endPromotionAt, updatePromotion } from './promotions.sql.ts'
import { readPeriod } from './read-period.ts'
import { requireGroupsOf } from './require-named.ts'

export function staffPromotionsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, promotionsApi.listPromotions, ({ query }) => listPromotions(deps, query))
  staffRead(app, deps, promotionsApi.countPromotions, () => countPromotions(deps))
  staffRead(app, deps, promotionsApi.promotionOfShop, ({ params }) =>
    getPromotion(deps, params.promotionId),
  )
  fileRoute(app, deps, listFilesApi.downloadPromotions, ({ query, language }) =>
    promotionFile(deps, query, language),
  )

  staffRoute(app, deps, promotionsApi.addPromotion, {
    handle: async (tx, { body }, audit) => {
      await recordAnnounced(tx)
      const promotionId = await addPromotion(tx, body)
      const { currency } = await findSettings(tx)
      await audit(promotionId, { ...body, currency })
      return { promotionId }
    },
  })

  staffRoute(app, deps, promotionsApi.changePromotion, {
    handle: async (tx, { body: { promotionId, title, days } }, audit) => {
      if (days) await requireGroupsOf(tx, promotionId)
      await recordAnnounced(tx)
      const change = { title, ...(days ? await readPeriod(tx, days) : {}) }
      if (!(await updatePromotion(tx, promotionId, change))) throw new ShopError('not_found')
      await audit(promotionId, { title, ...days })
      return {}
    },
  })

  staffRoute(app, deps, promotionsApi.switchPromotion, {
    handle: async (tx, { body: { promotionId, active } }, audit) => {
      if (active) await requireGroupsOf(tx, promotionId)
      await recordAnnounced(tx)
      if (!(await updatePromotion(tx, promotionId, { active }))) throw new ShopError('not_found')
      await audit(promotionId, { active })
      return {}
    },
  })

  staffRoute(app, deps, promotionsApi.endPromotion, {
    handle: async (tx, { body: { promotionId } }, audit) => {
      await recordAnnounced(tx)
      const ended = await endPromotionAt(tx, promotionId, deps.clock())
      if (!ended) throw new ShopError('not_found')
      if (ended.isWelcome) {
        const { welcomeDiscount } = await findSettings(tx)
        await saveSetting(tx, 'welcomeDiscount', { ...welcomeDiscount, percent: null })
      }
      await audit(promotionId)
      return {}
    },
  })

  staffRoute(app, deps, promotionsApi.setCustomerGroup, {
    handle: async (tx, { body: { contact, group } }, audit) => {
      const customer = await findCustomerByContact(tx, contact)
      if (!customer) throw new ShopError('staff_not_found')
      await saveCustomerGroup(tx, customer.id, group)
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
