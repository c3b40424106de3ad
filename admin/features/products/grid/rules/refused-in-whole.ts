import type { GridChange } from '@rimal/contract/staff/product-grid'
import type { SavedPart } from './after-save.ts'

/** The products that a refusal of a whole part names; the others were not tried, and stay as they are typed. */
export function refusedInWhole(
  { message, fields }: { message: string; fields: Readonly<Record<string, string>> },
  sent: readonly GridChange[],
): SavedPart['skipped'] {
  const named = new Map<string, Record<string, string>>()
  for (const [field, code] of Object.entries(fields)) {
    const [, index, name = ''] = /^products\.(\d+)\.(.+)$/.exec(field) ?? []
    const id = sent[Number(index)]?.id
    if (id !== undefined) named.set(id, { ...named.get(id), [name]: code })
  }
  return [...named].map(([id, refused]) => ({ id, message, fields: refused }))
}
