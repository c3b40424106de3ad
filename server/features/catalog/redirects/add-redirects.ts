import type { BodyOf, ResultOf } from '@rimal/contract/endpoint'
import {
  type RedirectFault,
  type RedirectKind,
  redirectPages,
} from '@rimal/contract/staff/redirect-targets'
import type { redirectsApi } from '@rimal/contract/staff/redirects'
import type { Tx } from '../../../db/transact.ts'
import { findAtAddress } from '../addresses/find-at-address.ts'
import { readOwnAddress } from './earlier-path.ts'
import { insertRedirect } from './redirects.sql.ts'

type Given = BodyOf<typeof redirectsApi.addRedirects>['redirects'][number]
type Answer = ResultOf<typeof redirectsApi.addRedirects>
type Skipped = Pick<Answer['skipped'][number], 'field' | 'code'>
type By = { staffId: string; now: Date; host: string }

/** Adds redirects; one that cannot be added is left out and says why. */
export async function addRedirects(tx: Tx, given: readonly Given[], by: By): Promise<Answer> {
  const skipped: Answer['skipped'] = []
  // One after the other: inside a transaction there is only one connection.
  for (const [index, one] of given.entries()) {
    const fault = await addRedirect(tx, one, by)
    if (fault) skipped.push({ index, ...fault })
  }
  return { added: given.length - skipped.length, skipped }
}

async function addRedirect(
  tx: Tx,
  { from, to }: Given,
  { staffId, now, host }: By,
): Promise<Skipped | undefined> {
  const earlier = readOwnAddress(from, { host })
  if ('fault' in earlier) return { field: 'from', code: earlier.fault }
  // Pages are targets and lead nowhere themselves, so no redirect leads in a circle.
  if (isPage(earlier.path)) return { field: 'from', code: 'reserved' }
  const target = await readTarget(tx, to, host)
  if ('fault' in target) return { field: 'to', code: target.fault }
  const { path } = earlier
  const { kind: targetKind, target: id } = target
  const isAdded = await insertRedirect(tx, {
    path,
    targetKind,
    target: id,
    addedBy: staffId,
    addedAt: now,
  })
  return isAdded ? undefined : { field: 'from', code: 'taken' }
}

function isPage(path: string): boolean {
  return redirectPages.some((page) => page === path)
}

type Target = { kind: RedirectKind; target: string } | { fault: RedirectFault }

/** Finds what the path of this shop shows, so that the redirect follows when the address of that changes. */
async function readTarget(tx: Tx, to: string, host: string): Promise<Target> {
  const read = readOwnAddress(to, { host })
  if ('fault' in read) return { fault: read.fault }
  const { path } = read
  if (isPage(path)) return { kind: 'page', target: path }
  const [, product] = /^\/product-details\/([^/]+)$/.exec(path) ?? []
  const [, list] = /^\/product-list\/([^/]+)$/.exec(path) ?? []
  const kind = product ? 'product' : 'list'
  const address = product ?? list
  const target = address && (await findAtAddress(tx, kind, address))
  return target ? { kind, target } : { fault: 'unknown' }
}
