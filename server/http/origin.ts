import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ShopError } from './shop-error.ts'

/**
 * Refuses a call that another site's page made with our shopper's cookies. Browsers say where a
 * call comes from; a caller that says nothing is no browser and has no one else's cookies. So calls an
 * app: by the system it runs on. A page inside an app is a page, and any app's is at capacitor://localhost.
 */
export function refuseForeignOrigin(config: Config, request: FastifyRequest) {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin') throw new ShopError('foreign_origin')
    return
  }
  const origin = request.headers.origin
  if (origin === undefined) return
  const ownHost = request.headers.host
  const isOwn =
    origin === config.publicUrl.origin || (URL.canParse(origin) && new URL(origin).host === ownHost)
  if (!isOwn) throw new ShopError('foreign_origin')
}
