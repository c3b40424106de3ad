import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSame } from '../../../crypto/is-same.ts'
import type { Deps } from '../../../deps.ts'
import { staffCookie } from '../../../http/staff-cookie.ts'
import type { Who } from '../../customers/limits/count-tries.ts'

const year = 365 * 24 * 3600

/**
 * Returns the caller as limits count a member of staff. A browser that has signed in as this person before is
 * counted separately, so that no stranger can lock the person out.
 */
export function staffCaller(deps: Deps, request: FastifyRequest, email: string): Who {
  const value = request.cookies[staffCookie(deps.config, 'staff-device').name]
  const [, id, signature] = /^([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
  const isKnown = id && signature && isSame(signature, signatureOf(deps, id, email))
  return { ip: request.ip, contactKey: `staff:${email}`, knownDevice: isKnown ? id : null }
}

/** Signs a number for this browser and person. It opens nothing. */
export function rememberStaffDevice(deps: Deps, reply: FastifyReply, email: string) {
  const { name, ...options } = staffCookie(deps.config, 'staff-device')
  const id = randomBytes(16).toString('hex')
  reply.setCookie(name, `${id}.${signatureOf(deps, id, email)}`, { ...options, maxAge: year })
}

function signatureOf({ sign }: Pick<Deps, 'sign'>, id: string, email: string): string {
  return sign('staff device', `${id} ${email}`)
}
