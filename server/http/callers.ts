import type { Endpoint } from '@rimal/contract/endpoint'
import { mayDo, type StaffRole } from '@rimal/contract/staff'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { guestOf } from './guests.ts'
import { refuseForeignOrigin } from './origin.ts'
import { ShopError } from './shop-error.ts'

/** A login that a bearer stands for. */
export type Bearer = { customerId: string; sessionId: string }
/** A member of staff who calls. */
export type Staff = { customerId: string; role: StaffRole }

/** Who calls, as the access of the endpoint asks; refuses whoever may not. */
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
      // A bearer that has ended is not a guest: she would see an empty bag instead of being renewed.
      if (request.headers.authorization === undefined) return { shopper: guest() }
      return { shopper: { customerId: (await customer(deps, request)).customerId } }
    }
    case 'staff':
      return { staff: await staff(deps, endpoint, request) }
    case 'session':
      refuseForeignOrigin(deps.config, request)
      return {}
    default:
      return {}
  }
}

async function staff(deps: Deps, { permission, path }: Endpoint, request: FastifyRequest) {
  if (!permission) throw new Error(`${path} says staff, and not which of them.`)
  const { customerId } = await customer(deps, request)
  const member = await deps.findStaff(customerId)
  if (!member || !mayDo(member.role, permission)) throw new ShopError('not_allowed')
  return member
}

/** No other site's page can send a bearer, so the origin of these calls does not matter. */
async function customer(deps: Deps, { headers }: FastifyRequest): Promise<Bearer> {
  const [, token] = /^Bearer ([0-9a-f]{64})$/i.exec(headers.authorization ?? '') ?? []
  const bearer = token && (await deps.findBearer(token.toLowerCase()))
  if (!bearer) throw new ShopError('login_required')
  return bearer
}
