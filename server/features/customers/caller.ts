import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { contactKey } from './contact-keys.ts'
import { knownDevice, refreshTokenOf } from './cookies.ts'
import type { Who } from './limits/count-tries.ts'

/** The data about a caller that is known before the caller is identified. */
export type Caller = {
  ip: string
  agent: string | undefined
  /** The token of the login that this browser still has. */
  refreshToken: string | undefined
  deviceFor: (contact: string) => string | null
}

export function callerOf(deps: Deps, request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    agent: request.headers['user-agent'],
    refreshToken: refreshTokenOf(deps.config, request, {}),
    deviceFor: knownDevice(deps, request),
  }
}

/** Returns the caller as limits count the caller for a contact, in whatever form the contact is written. */
export function whoIs({ ip, deviceFor }: Caller, contact: string): Who {
  const isPhone = !contact.includes('@')
  return {
    ip,
    contactKey: contactKey(contact, ''),
    knownDevice: deviceFor(contact),
    ...(isPhone ? { phone: contact } : {}),
  }
}
