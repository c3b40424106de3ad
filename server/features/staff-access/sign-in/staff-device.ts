import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSignedNumber, readSignedNumber } from '../../../crypto/signed-number.ts'
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
  const knownDevice = readSignedNumber(deps, { purpose: 'staff device', about: email }, value)
  return { ip: request.ip, contactKey: `staff:${email}`, knownDevice }
}

/** Signs a number for this browser and person. It opens nothing. */
export function rememberStaffDevice(deps: Deps, reply: FastifyReply, email: string) {
  const { name, ...options } = staffCookie(deps.config, 'staff-device')
  const number = newSignedNumber(deps, { purpose: 'staff device', about: email })
  reply.setCookie(name, number, { ...options, maxAge: year })
}
