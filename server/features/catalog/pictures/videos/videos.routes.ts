import { videoFormats } from '@rimal/contract/choices'
import type { FastifyInstance } from 'fastify'
import { parse } from 'range-parser'
import type { Deps } from '../../../../deps.ts'
import { forever } from '../../../../http/cdn/cache-headers.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { findOriginal, isPictureId } from '../picture-files.ts'
import { findPicture } from '../pictures.sql.ts'
import { picturesBase } from '../pictures-base.ts'

/** What `range-parser` says of parts that all begin after the end. */
const beyond = 2

type Asked = { Params: { id: string }; Headers: { 'if-range'?: string } }

/**
 * Serves videos whole and in parts (RFC 9110, section 14): Safari plays nothing that it cannot request in parts, and Chromium
 * stores parts only of a file with an ETag.
 */
export function videosRoutes(app: FastifyInstance, { config, db, files }: Deps) {
  for (const format of videoFormats) {
    const options = { schema: { hide: true }, logLevel: 'warn' } as const
    app.get<Asked>(
      `${picturesBase(config)}/:id/video.${format}`,
      options,
      async (request, reply) => {
        const { id } = request.params
        const picture = isPictureId(id) ? await findPicture(db, id) : undefined
        const video = picture?.videos.find((one) => one.format === format)
        if (!picture || !video) throw new ShopError('not_found')
        const { bytes } = video
        const etag = `"${picture.version}-${bytes}"`
        reply.headers({ 'accept-ranges': 'bytes', 'cache-control': forever, etag })
        reply.type(`video/${format}`)
        const { range, 'if-range': known = etag } = request.headers
        // Parts are defined for GET alone.
        const part = range && known === etag && request.method === 'GET' && partOf(range, bytes)
        if (part === 'beyond') {
          reply.headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
          return reply.code(416).send()
        }
        const { store, key } = findOriginal(files, video.file)
        const stream = await store.open(key, part || undefined)
        if (!stream) throw new ShopError('not_found')
        if (!part) return reply.header('content-length', bytes).send(stream)
        const { start, end } = part
        reply.headers({
          'content-range': `bytes ${start}-${end}/${bytes}`,
          'content-length': end - start + 1,
        })
        return reply.code(206).send(stream)
      },
    )
  }
}

/** The part that a request names; undefined for the whole file, which also answers what we do not understand. */
function partOf(range: string, bytes: number) {
  const { code, type, ranges } = parse(bytes, range)
  if (type !== 'bytes') return undefined
  const [part, ...others] = ranges
  if (!part) return code === beyond ? 'beyond' : undefined
  return others.length === 0 ? part : undefined
}
