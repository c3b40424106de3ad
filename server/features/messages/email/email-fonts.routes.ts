import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { forever } from '../../../http/cdn/cache-headers.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { emailFonts } from './email-fonts.ts'

/** Fonts for emails. Mail programs load them from pages of their own, so any origin may. */
export function emailFontsRoutes(app: FastifyInstance) {
  app.get<{ Params: { file: string } }>(
    '/email-fonts/:file',
    { schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const font = emailFonts.find(({ file }) => file === request.params.file)
      if (!font) throw new ShopError('not_found')
      return reply
        .type('font/woff2')
        .header('access-control-allow-origin', '*')
        .header('cache-control', forever)
        .send(createReadStream(fileURLToPath(import.meta.resolve(font.source))))
    },
  )
}
