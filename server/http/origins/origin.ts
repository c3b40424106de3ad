import { appOrigins } from '@rimal/contract/app/app-origins'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { ShopError } from '../shop-error.ts'

/**
 * Refuses a call that another site's page made with our shopper's cookies. Browsers say where a call comes from; a
 * caller that says nothing is no browser and has no one else's cookies. Neither has a page inside the phone app,
 * because its cookies were dropped (`app-calls.ts`).
 */
export function refuseForeignOrigin(config: Config, request: FastifyRequest) {
  if (isAppCall(config, request)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) {
    if (site !== 'same-origin') throw new ShopError('foreign_origin')
    return
  }
  if (origin !== undefined && !isOwnOrigin(config, request)) throw new ShopError('foreign_origin')
}

/** Refuses every call of a page inside the phone app: the app has nothing for staff. */
export function refuseApp(config: Config, request: FastifyRequest) {
  if (isAppCall(config, request)) throw new ShopError('foreign_origin')
}

/**
 * Whether a page inside the phone app calls. Any app and any program of a developer can have a page at these origins, so
 * a call from there is trusted as little as one that names no origin. A shop at such an origin, on the machine of a
 * developer, is called by its own pages.
 */
export function isAppCall(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): boolean {
  const { origin } = request.headers
  return appOrigins.some((one) => one === origin) && !isOwnOrigin(config, request)
}

function isOwnOrigin({ publicUrl }: Pick<Config, 'publicUrl'>, { headers }: FastifyRequest) {
  const { origin = '', host } = headers
  return origin === publicUrl.origin || (URL.canParse(origin) && new URL(origin).host === host)
}
