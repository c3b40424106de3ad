import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { forever } from '../cdn/cache-headers.ts'

const adminBuild = join(import.meta.dirname, '../../../admin/dist')
/** The mark that Vite leaves wherever the nonce of a document belongs (`admin/vite.config.ts`). */
const noncePlace = 'CSP_NONCE'

/** Whether the admin has been built; tests of the API alone need no admin. */
export async function readAdminPage(): Promise<string | null> {
  return readFile(join(adminBuild, 'client/index.html'), 'utf8').catch(() => null)
}

/**
 * Serves the admin at /admin: one document for all its pages, made for each request as its nonce must not be known
 * before, and its assets. Nothing personal is in the document: the page asks the API who is signed in.
 */
export async function serveAdmin(app: FastifyInstance, config: Config, page: string) {
  await app.register(fastifyStatic, {
    root: [join(adminBuild, 'client/assets'), join(adminBuild, 'earlier')],
    prefix: '/admin/assets/',
    cacheControl: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', forever),
  })
  for (const url of ['/admin', '/admin/*']) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': adminPolicy(config, nonce),
          'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
        })
        .send(page.replaceAll(noncePlace, nonce))
    })
  }
}

/**
 * Mantine, its scroll lock and its theme add style elements, so styles need the nonce. Pictures and videos that are
 * being uploaded are shown from memory (blob:), and the shop is shown in a frame before it is published.
 */
function adminPolicy({ imageBase }: Config, nonce: string): string {
  const images = URL.canParse(imageBase) ? ` ${new URL(imageBase).origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${images}`,
    `media-src 'self' blob:${images}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
