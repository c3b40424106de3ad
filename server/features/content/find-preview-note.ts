import type { PreviewNote } from '@rimal/contract/content/preview-note'
import { pageSlugs } from '@rimal/contract/staff/content-kinds'
import type { Deps } from '../../deps.ts'
import { openPagePreview } from '../../http/web/preview-key.ts'
import { findUnpublished } from '../catalog/addresses/find-unpublished.ts'
import { draftNow } from './draft-now.ts'

type Reading = Pick<Deps, 'db' | 'sign' | 'clock'>

/**
 * Finds what a key shows at the path of a page, without its language, that shoppers do not see there; null if it shows
 * nothing else than they see.
 */
export async function findPreviewNote(
  deps: Reading,
  page: string,
  key: string,
): Promise<PreviewNote | null> {
  const [, address] = /^\/product-details\/([^/]+)$/.exec(page) ?? []
  if (address !== undefined) return productNote(deps, address, key)
  const subject = page === '/home' ? 'home' : pageSlugs.find((slug) => page === `/${slug}`)
  const preview = subject && openPagePreview(deps, subject, key)
  if (!subject || !preview) return null
  const { shown } = await draftNow(deps.db, subject, { preview, now: deps.clock() })
  const form = subject === 'home' ? '/admin/content/home' : `/admin/content/pages/${subject}`
  return shown ? { what: 'changes', form } : null
}

async function productNote(deps: Reading, address: string, key: string) {
  const id = await findUnpublished(deps, address, key)
  if (id === null) return null
  return { what: 'page', form: `/admin/products/${encodeURIComponent(id)}` } as const
}
