import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { newSignedNumber, readSignedNumber } from '../../crypto/signed-number.ts'

const day = 24 * 3600

/**
 * Returns the name and options of a cookie. Browsers send these cookies to identity calls only, and no script can
 * read them.
 */
function cookie({ publicUrl }: Config, name: string) {
  const secure = publicUrl.protocol === 'https:'
  return {
    name: secure ? `__Secure-${name}` : name,
    path: '/api/identity',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  } as const
}

/** Returns the refresh token from its cookie, or from the body of a native client. */
export function refreshTokenOf(
  config: Config,
  request: FastifyRequest,
  body: { refreshToken?: string },
): string | undefined {
  return body.refreshToken ?? request.cookies[cookie(config, 'rt').name]
}

export function rememberRefreshToken(config: Config, reply: FastifyReply, token: string) {
  const { name, ...options } = cookie(config, 'rt')
  reply.setCookie(name, token, { ...options, maxAge: 30 * day })
}

export function clearRefreshToken(config: Config, reply: FastifyReply) {
  const { name, ...options } = cookie(config, 'rt')
  reply.clearCookie(name, options)
}

/** A number for this device, signed for the contact that logged in on it. It opens nothing. */
export function rememberDevice(deps: Deps, reply: FastifyReply, contact: string) {
  const { name, ...options } = cookie(deps.config, 'device')
  const number = newSignedNumber(deps, { purpose: 'device', about: contact })
  reply.setCookie(name, number, { ...options, maxAge: 365 * day })
}

/** Returns the device if the contact has logged in on this device before, otherwise null. */
export function knownDevice(
  deps: Deps,
  request: FastifyRequest,
): (contact: string) => string | null {
  const value = request.cookies[cookie(deps.config, 'device').name]
  return (contact) => readSignedNumber(deps, { purpose: 'device', about: contact }, value)
}
