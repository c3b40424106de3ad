import { filmFormats } from '@rimal/contract/choices'
import type { FastifyInstance } from 'fastify'
import { parse } from 'range-parser'
import type { Deps } from '../../../../deps.ts'
import { forever } from '../../../../http/cdn/cache-headers.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { findFilm } from '../picture-files.ts'
import { findPicture } from '../pictures.sql.ts'
import { picturesBase } from '../pictures-base.ts'

/** What `range-parser` says of parts that all begin after the end. */
const beyond = 2

type Asked = { Params: { id: string } }

/** Serves films whole and in parts: Safari plays nothing that it cannot ask for in parts (RFC 9110, section 14). */
export function filmsRoutes(app: FastifyInstance, { config, db, files }: Deps) {
  for (const format of filmFormats) {
    const options = { schema: { hide: true }, logLevel: 'warn' } as const
    app.get<Asked>(
      `${picturesBase(config)}/:id/film.${format}`,
      options,
      async (request, reply) => {
        const picture = await findPicture(db, request.params.id)
        if (!picture?.films.includes(format)) throw new ShopError('not_found')
        const { store, key } = findFilm(files, picture, format)
        const size = await store.sizeOf(key)
        if (size === undefined) throw new ShopError('not_found')
        reply.headers({
          'accept-ranges': 'bytes',
          'cache-control': forever,
          'content-type': `video/${format}`,
        })
        const part = partOf(request.headers.range, size)
        if (part === 'beyond') {
          return reply
            .code(416)
            .header('cache-control', 'no-store')
            .header('content-range', `bytes */${size}`)
            .send()
        }
        const stream = await store.open(key, part)
        if (!stream) throw new ShopError('not_found')
        if (!part) return reply.header('content-length', size).send(stream)
        const { start, end } = part
        return reply
          .code(206)
          .headers({
            'content-range': `bytes ${start}-${end}/${size}`,
            'content-length': end - start + 1,
          })
          .send(stream)
      },
    )
  }
}

/** The part that a request asks for: nothing for the whole file, which also answers what we do not understand. */
function partOf(range: string | undefined, size: number) {
  if (!range) return undefined
  const { code, type, ranges } = parse(size, range)
  if (type !== 'bytes') return undefined
  const [part, ...others] = ranges
  if (!part) return code === beyond ? 'beyond' : undefined
  return others.length === 0 ? part : undefined
}
