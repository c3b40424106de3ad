import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { emailPictureWidth, type PictureFormat, pictureWidths } from '@rimal/contract/pictures'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { forever } from '../../../http/cdn/cache-headers.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { deriveEmailPicture } from './derive-email-picture.ts'
import { derivedKey, findOriginal, isPictureId } from './picture-files.ts'
import { picturesBase } from './pictures-base.ts'
import { findPicture } from './pictures.sql.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

/** Serves sizes that the job has made; until then the nearest thing there is, for a short while. */
export function picturesRoutes(app: FastifyInstance, deps: Deps) {
  const { config, db, files } = deps
  app.get<{ Params: { id: string; file: string }; Querystring: { v?: string } }>(
    `${picturesBase(config)}/:id/:file`,
    { schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const { id, file } = request.params
      const [, digits, format] = /^(\d{2,4})\.(avif|webp)$/.exec(file) ?? []
      const isForEmails = file === `${emailPictureWidth}.jpg`
      const isKnown = digits !== undefined || isForEmails
      if (!isKnown || !isPictureId(id)) throw new ShopError('not_found')
      if (isForEmails) {
        const jpeg = await openEmailPicture(deps, id)
        if (jpeg) {
          // An email names no version of the picture.
          reply.header('cache-control', 'public, max-age=86400')
          return reply.type('image/jpeg').send(jpeg)
        }
      }
      const width = isForEmails ? emailPictureWidth : Number(digits)

      const version = request.query.v ?? ''
      const wanted =
        format && /^[\w-]{1,40}$/.test(version)
          ? derivedKey({ id, version }, width, format as PictureFormat)
          : ''
      const ready = wanted && (await files.open(wanted))
      if (ready) {
        reply.header('cache-control', forever)
        return reply.type(types[`.${format}`] as string).send(ready)
      }

      const picture = await findPicture(db, id)
      if (!picture) throw new ShopError('not_found')
      // The sizes are still being made, so the URL must not be cached for long with another size.
      reply.header('cache-control', 'public, max-age=30')
      const next = pictureWidths(picture.width).find((step) => step >= width) ?? picture.width
      const webp = await files.open(derivedKey(picture, next, 'webp'))
      if (webp) return reply.type('image/webp').send(webp)
      const { store, key } = findOriginal(files, picture.file)
      const given = await store.open(key)
      if (!given) throw new ShopError('not_found')
      return reply.type(types[extname(key)] ?? 'application/octet-stream').send(given)
    },
  )
}

/**
 * The picture of an email as JPEG, made when it is first asked for; undefined until the job has made its sizes, and while
 * too many others wait.
 */
async function openEmailPicture(
  { files, db }: Deps,
  id: string,
): Promise<Readable | Buffer | undefined> {
  const picture = await findPicture(db, id)
  if (!picture) throw new ShopError('not_found')
  const key = derivedKey(picture, emailPictureWidth, 'jpg')
  const ready = await files.open(key)
  if (ready) return ready
  const [smallest = emailPictureWidth] = pictureWidths(picture.width)
  const webp = await files.read(derivedKey(picture, smallest, 'webp'))
  const jpeg = webp && (await deriveEmailPicture(webp).catch(() => undefined))
  // Without room for the file, the picture is made anew for the next who asks.
  if (jpeg) await files.write(key, jpeg).catch(() => {})
  return jpeg
}
