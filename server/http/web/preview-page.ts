import type { PreviewNote } from '@rimal/contract/content/preview-note'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../db/database-away.ts'
import type { Deps } from '../../deps.ts'
import { openPagePreview } from './preview-key.ts'

/** Finds what a key shows at the path of a page, without its language; null if nothing that shoppers do not see. */
export type FindPreview = (page: string, key: string) => Promise<PreviewNote | null>

type Drawn = { status: number; html: string; redirect: string | null; defects: unknown[] }

/** Returns the key in an address; null if there is none, or none that the shop could have made. */
export function previewKeyIn({ url }: FastifyRequest): string | null {
  const [, search = ''] = url.split('?', 2)
  const key = new URLSearchParams(search).get('preview') ?? ''
  return /^([0-9a-f]{32}){1,2}$/.test(key) ? key : null
}

/**
 * Returns what a key opens at a page, as the storefront draws it; null if it opens nothing. The strip
 * is left out where the admin shows the page in a frame beside the form. `page` is the path without its language.
 */
export async function openPreview(
  deps: Pick<Deps, 'sign' | 'clock' | 'publicReads'>,
  { headers }: FastifyRequest,
  { page, key, findPreview }: { page: string; key: string; findPreview: FindPreview },
) {
  const hidden = await findPreview(page, key)
  if (!hidden && !openPagePreview(deps, page.slice(1), key)) return null
  const note = headers['sec-fetch-dest'] === 'iframe' ? null : hidden
  return { reads: deps.publicReads.withPreview(key), note }
}

/** Sends a page as its draft or as it was typed: no cache stores it, no search engine lists it, and the admin may show it in a frame. */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  draw: () => Promise<Drawn>,
) {
  const { status, html, redirect, defects } = await draw()
  if (redirect !== null) {
    // The address that the thing has now opens with the same key.
    const [, search = ''] = request.url.split('?', 2)
    return reply.header('cache-control', 'no-store').redirect(`${redirect}?${search}`, 302)
  }
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
