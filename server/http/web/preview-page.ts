import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/database-away.ts'
import type { Deps } from '../../deps.ts'
import { openPagePreview } from './preview-key.ts'

type Drawn = { status: number; html: string; defects: unknown[] }

/** Returns the key in an address if it opens a preview of that page; `page` is the path without its language. */
export function previewKeyIn(
  deps: Pick<Deps, 'sign' | 'clock'>,
  { url }: FastifyRequest,
  page: string,
): string | undefined {
  const [, search = ''] = url.split('?', 2)
  const key = new URLSearchParams(search).get('preview')
  return key !== null && openPagePreview(deps, page.slice(1), key) ? key : undefined
}

/** Sends a page as its draft or as it was typed: no cache stores it, no search engine lists it, and the admin may show it in a frame. */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  draw: () => Promise<Drawn>,
) {
  const { status, html, defects } = await draw()
  const away = defects.find(isDatabaseAway)
  if (away) throw away
  for (const err of defects) request.log.error({ err }, 'a preview could not be read')
  const policy = String(reply.getHeader('content-security-policy'))
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    })
    .send(html)
}
