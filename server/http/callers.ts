import type { Endpoint } from '@rimal/contract/endpoint'
import { mayDo } from '@rimal/contract/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Bearer } from './bearer.ts'
import { guestOf } from './guests.ts'
import { refuseApp, refuseForeignOrigin } from './origins/origin.ts'
import { requireProof } from './staff/require-proof.ts'
import { ShopError } from './shop-error.ts'
import { staffTokenOf } from './staff-cookie.ts'

/** Returns the caller that the access of the endpoint requires; refuses every other caller. */
export async function identify(
  deps: Deps,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { access, method } = endpoint
  const guest = () => {
    if (method !== 'GET') refuseForeignOrigin(deps.config, request)
    return { guestId: guestOf(deps, request, reply) }
  }
  switch (access) {
    case 'guest':
      return guest()
    case 'customer':
      return customer(deps, request)
    case 'shopper': {
      // A caller with an expired bearer is not a guest: the customer would see an empty cart, and the bearer would
      // not be renewed.
      if (request.headers.authorization === undefined) return { shopper: guest() }
      return { shopper: { customerId: (await customer(deps, request)).customerId } }
    }
    case 'staff':
      return { staff: await staff(deps, endpoint, request) }
    case 'sign-in':
      refuseApp(deps.config, request)
      refuseForeignOrigin(deps.config, request)
      return {}
    case 'session':
      refuseForeignOrigin(deps.config, request)
      return {}
    default:
      return {}
  }
}

/**
 * Returns the session of a member of staff: of the cookie that the admin's browser sends, or of a bearer, which
 * the staff command sends.
 */
async function staff(deps: Deps, endpoint: Endpoint, request: FastifyRequest) {
  const { permission, proof, isBackground, method, path } = endpoint
  if (!permission) throw new Error(`${path} says staff, and not which of them.`)
  refuseApp(deps.config, request)
  const { authorization } = request.headers
  const token = authorization === undefined ? staffTokenOf(deps.config, request) : bearerOf(request)
  if (authorization === undefined && method !== 'GET') refuseForeignOrigin(deps.config, request)
  const session = token && (await deps.findStaffSession(token, { isBackground }))
  if (!session) throw new ShopError('sign_in_needed')
  if (permission !== 'any' && !mayDo(session.role, permission)) throw new ShopError('not_allowed')
  if (proof) requireProof(session, deps.clock())
  return session
}

/** No other site's page can send a bearer, so the origin of these calls does not matter. */
async function customer(deps: Deps, request: FastifyRequest): Promise<Bearer> {
  const token = bearerOf(request)
  const bearer = token && (await deps.findBearer(token))
  if (!bearer) throw new ShopError('login_required')
  return bearer
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([0-9a-f]{64})$/i.exec(headers.authorization ?? '') ?? []
  return token?.toLowerCase()
}
