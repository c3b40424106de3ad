import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

const days = 180

/**
 * A guest is a random number in a cookie that scripts cannot read; her address is never a key. Two
 * first writes at once look like two strangers', and a write that a login overtakes names a guest who
 * is gone: nothing that comes with them says otherwise, so the browser makes them wait for each other
 * (`asGuest` of the storefront's session).
 *
 * A native client shares no cookies with anybody: it sends `x-guest-token`, empty at first, and keeps
 * what comes back there.
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

/** The next call makes another guest of her: what this number stood for is a customer's now. */
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
