import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

const days = 180

/**
 * Returns the guest: a random number in a cookie that scripts cannot read; the guest's address is never a key. Two
 * first writes at the same time look like those of two strangers, and a write that a login overtakes names a guest
 * that no longer exists. The requests do not show this, so the browser makes the writes wait for each other
 * (`asGuest` of the storefront's session).
 * A native client shares no cookies with anybody: it sends `x-guest-token`, empty at first, and stores the value of
 * that header in the answer.
 */
export function guestOf(
  deps: Pick<Deps, 'config' | 'sign'>,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const token = request.headers[tokenHeader]
  if (typeof token === 'string') return guestOfToken(deps, token, reply)
  const { name, ...cookie } = guestCookie(deps.config)
  const known = request.cookies[name]
  if (known && /^[0-9a-f]{32}$/.test(known) && request.method === 'GET') return known
  const id = known && /^[0-9a-f]{32}$/.test(known) ? known : randomBytes(16).toString('hex')
  // A read sets no cookie: two first reads at once would race for who the guest is.
  if (request.method !== 'GET') {
    reply.setCookie(name, id, { ...cookie, maxAge: days * 24 * 3600 })
  }
  return id
}

/**
 * Removes the guest's number, so that the next call makes another guest: the data of this number now belongs to a
 * customer.
 */
export function clearGuest(config: Config, reply: FastifyReply) {
  const { name, ...cookie } = guestCookie(config)
  reply.clearCookie(name, cookie)
  if (reply.request.headers[tokenHeader] !== undefined) reply.header(tokenHeader, '')
}

const tokenHeader = 'x-guest-token'

/** A header is no secret of the browser's: the number counts only with our signature. */
function guestOfToken({ sign }: Pick<Deps, 'sign'>, token: string, reply: FastifyReply): string {
  const [, known = '', signature = ''] = /^([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(token) ?? []
  const right = Buffer.from(sign('guest', known))
  const isOurs = signature.length === right.length && timingSafeEqual(Buffer.from(signature), right)
  const id = isOurs ? known : randomBytes(16).toString('hex')
  reply.header(tokenHeader, `${id}.${sign('guest', id)}`)
  return id
}

function guestCookie({ publicUrl }: Config) {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? '__Host-gid' : 'gid'
  return { name, path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}
