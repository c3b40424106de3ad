import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { contactKey } from './contact-keys.ts'
import { knownDevice, refreshTokenOf } from './cookies.ts'
import type { Who } from './limits/count-tries.ts'

/** What is known of whoever wants to come in, before it is known who she is. */
export type Caller = {
  ip: string
  agent: string | undefined
  /** Of the login that this browser still holds. */
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

/** As limits count her when she tries a contact, however that is written. */
export function whoIs({ ip, deviceFor }: Caller, contact: string): Who {
  const isPhone = !contact.includes('@')
  return {
    ip,
    contactKey: contactKey(contact, ''),
    knownDevice: deviceFor(contact),
    ...(isPhone ? { phone: contact } : {}),
  }
}
