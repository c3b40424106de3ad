import type { LanguageCode } from '@rimal/contract/language'
import { bulkAtOnce } from '@rimal/contract/limits'
import type { BulkAnswer } from '@rimal/contract/page-of'
import { isDatabaseAway } from '../../db/database-away.ts'
import type { NextIds } from '../../db/next-ids.ts'
import type { Deps } from '../../deps.ts'
import { refusal, refusalText, ShopError } from '../shop-error.ts'

type Selection<Filter> = { ids: string[] } | { filter: Filter; except: string[] }

type Asked<Filter> = { selection: Selection<Filter>; after?: string }

type Bulk<Filter> = {
  language: LanguageCode
  listIds: (next: NextIds<Filter>) => Promise<string[]>
  /** The names of items by their ids, for the report; left out where the id names the item. */
  listNames?: (ids: string[]) => Promise<Map<string, string>>
  /** Changes one item in a transaction of its own, with its row of the audit. */
  change: (id: string) => Promise<void>
}

/**
 * Changes the selected items one after the other. An item that is refused is skipped with its reason, and so is one at
 * which something broke: the others are changed all the same. Without the database the call ends, and answers what was
 * done before.
 */
export async function runBulk<Filter>(
  { log }: Pick<Deps, 'log'>,
  { selection, after }: Asked<Filter>,
  { language, listIds, listNames, change }: Bulk<Filter>,
): Promise<BulkAnswer> {
  const isNamed = 'ids' in selection
  const ids = isNamed
    ? [...new Set(selection.ids)]
    : await listIds({ ...selection, after, limit: bulkAtOnce })
  const names = await listNames?.(ids)
  const done: string[] = []
  const skipped: BulkAnswer['skipped'] = []
  for (const id of ids) {
    try {
      await change(id)
      done.push(id)
    } catch (error) {
      if (isDatabaseAway(error)) {
        if (done.length + skipped.length === 0) throw error
        log.error({ err: error, id }, 'a bulk act ended because the database is away')
        return {
          done,
          skipped,
          ended: { code: 'unavailable', ...refusal({ code: 'unavailable' }, language).body },
          next: null,
        }
      }
      if (!(error instanceof ShopError))
        log.error({ err: error, id }, 'a bulk act broke at an item')
      const refused = error instanceof ShopError ? error : { code: 'broken' as const, fields: {} }
      const { code, fields = {} } = refused
      skipped.push({
        id,
        name: names?.get(id) ?? null,
        code,
        message: refusalText(refused, language),
        fields,
      })
    }
  }
  const isLast = isNamed || ids.length < bulkAtOnce
  return { done, skipped, ended: null, next: isLast ? null : (ids.at(-1) ?? null) }
}
