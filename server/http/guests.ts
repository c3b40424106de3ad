import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const days = 180

/** A guest is a random number in a cookie that scripts cannot read; her address is never a key. */
export function guestOf(config: Config, request: FastifyRequest, reply: FastifyReply): string {
  const { name, ...cookie } = guestCookie(config)
  const known = request.cookies[name]
  if (known && /^[0-9a-f]{32}$/.test(known) && request.method === 'GET') return known
  const id = known && /^[0-9a-f]{32}$/.test(known) ? known : randomBytes(16).toString('hex')
  // A read sets no cookie: two first reads at once would race for who the guest is.
  if (request.method !== 'GET') {
    reply.setCookie(name, id, { ...cookie, maxAge: days * 24 * 3600 })
  }
  return id
}

/** The next call makes another guest of her: what this number stood for is a customer's now. */
export function forgetGuest(config: Config, reply: FastifyReply) {
  const { name, ...cookie } = guestCookie(config)
  reply.clearCookie(name, cookie)
}

function guestCookie({ publicUrl }: Config) {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? '__Host-gid' : 'gid'
  return { name, path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}
