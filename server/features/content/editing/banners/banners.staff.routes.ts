import { staffBannersApi } from '@rimal/contract/staff/banners'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { staffRead, staffRoute } from '../../../../http/staff-route.ts'
import { deleteBanner, moveBanners, saveBanner } from './save-banner.ts'
import { showBanners } from './show-banners.ts'

export function staffBannersRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffBannersApi.listBanners, () => showBanners(deps.db, deps))

  staffRoute(app, deps, staffBannersApi.saveBanner, {
    handle: async (tx, { body, staff }, audit) => {
      const id = await saveBanner(tx, deps, { ...body, staffId: staff.staffId })
      await audit(`banner ${id}`, { place: body.fields.place, isNew: body.bannerId === null })
      const saved = (await showBanners(tx, deps)).find(({ bannerId }) => bannerId === id)
      if (!saved) throw new ShopError('not_found')
      return saved
    },
  })

  staffRoute(app, deps, staffBannersApi.moveBanners, {
    handle: async (tx, { body }, audit) => {
      await moveBanners(tx, body.bannerIds)
      await audit('banners')
      return showBanners(tx, deps)
    },
  })

  staffRoute(app, deps, staffBannersApi.deleteBanner, {
    handle: async (tx, { body }, audit) => {
      await deleteBanner(tx, body.bannerId, body.revision)
      await audit(`banner ${body.bannerId}`)
      return showBanners(tx, deps)
    },
  })
}
