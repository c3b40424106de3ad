import type { Endpoint } from '@rimal/contract/endpoint'
import { loginHours, mayDo } from '@rimal/contract/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Bearer } from './bearer.ts'
import { guestOf } from './guests.ts'
import { refuseForeignOrigin } from './origin.ts'
import { ShopError } from './shop-error.ts'

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
    case 'session':
      refuseForeignOrigin(deps.config, request)
      return {}
    default:
      return {}
  }
}

async function staff(deps: Deps, { permission, path }: Endpoint, request: FastifyRequest) {
  if (!permission) throw new Error(`${path} says staff, and not which of them.`)
  const bearer = await customer(deps, request)
  const member = await deps.findStaff(bearer.customerId)
  if (!member || !mayDo(member.role, permission)) throw new ShopError('not_allowed')
  requireStaffLogin(deps, bearer, loginHours[permission])
  return member
}

const hourMs = 3_600_000

/** Four digits are enough for a customer's account, and not for the shop. */
function requireStaffLogin(
  { clock }: Pick<Deps, 'clock'>,
  { loggedInAt, byPassword }: Bearer,
  hours: number,
): void {
  const isFresh = clock().getTime() - loggedInAt.getTime() <= hours * hourMs
  if (!byPassword || !isFresh) throw new ShopError('staff_login_needed')
}

/**
 * Before the account itself changes hands or ends: whoever works here has to have proved the password in
 * this login. For any other customer it does nothing.
 */
export async function requireStaffPassword(deps: Deps, bearer: Bearer): Promise<void> {
  if (!(await deps.findStaff(bearer.customerId))) return
  requireStaffLogin(deps, bearer, loginHours['staff.manage'])
}

/** No other site's page can send a bearer, so the origin of these calls does not matter. */
async function customer(deps: Deps, { headers }: FastifyRequest): Promise<Bearer> {
  const [, token] = /^Bearer ([0-9a-f]{64})$/i.exec(headers.authorization ?? '') ?? []
  const bearer = token && (await deps.findBearer(token.toLowerCase()))
  if (!bearer) throw new ShopError('login_required')
  return bearer
}
