import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Sets the headers of every answer, beside the number of its request. `inlineScripts`: CSP hashes of the few
 * scripts in our HTML. Pages are cached and shared, so a nonce would be no secret. Style attributes carry colours
 * of swatches and pictures only.
 */
export function securityHeaders(
  config: Config,
  { inlineScripts, development }: { inlineScripts: string[]; development: boolean },
): Record<string, string> {
  const images = URL.canParse(config.imageBase) ? ` ${new URL(config.imageBase).origin}` : ''
  const csp = [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineScripts].join(' '),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${images}`,
    `media-src 'self'${images}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'content-security-policy': csp,
    ...(config.publicUrl.protocol === 'https:'
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

export function setSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, ...headers })
  })
}
