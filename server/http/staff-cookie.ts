import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const hour = 3600

/**
 * Returns the name and options of a cookie of staff. Browsers send it to the calls of staff only, never along with a
 * link of another site, and no script can read it.
 */
export function staffCookie({ publicUrl }: Config, name: 'staff' | 'staff-device') {
  const secure = publicUrl.protocol === 'https:'
  return {
    name: secure ? `__Secure-${name}` : name,
    path: '/api/staff',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  } as const
}

/** Returns the token of the session that the browser sends, if there is one. */
export function staffTokenOf(config: Config, { cookies }: FastifyRequest): string | undefined {
  const token = cookies[staffCookie(config, 'staff').name]
  return token && /^[0-9a-f]{64}$/.test(token) ? token : undefined
}

export function setStaffToken(
  config: Config,
  reply: FastifyReply,
  { token, hours }: { token: string; hours: number },
) {
  const { name, ...options } = staffCookie(config, 'staff')
  reply.setCookie(name, token, { ...options, maxAge: hours * hour })
}

export function clearStaffToken(config: Config, reply: FastifyReply) {
  const { name, ...options } = staffCookie(config, 'staff')
  reply.clearCookie(name, options)
}
