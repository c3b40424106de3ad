import type { FacetName } from '@rimal/contract/choices'
import type { Text } from '@rimal/contract/language'
import { allWords } from '@rimal/contract/words/all-words'
import { type CatalogGroups, sizeValues } from './listing/product-facts.ts'

type Value = { id: string; title: Text; colorCode: string | null }

const ready: Value[] = [
  { id: 'now', title: { en: 'Ready to ship', ar: 'جاهزة للشحن' }, colorCode: null },
  { id: 'made_to_order', title: { en: 'Made to order', ar: 'تُخاط عند الطلب' }, colorCode: null },
]

const size: Value[] = sizeValues.map((id) => ({
  id,
  title: id === 'custom' ? allWords.facet_custom_size : { en: id, ar: id },
  colorCode: null,
}))

/** The values of a filter in the order in which they are shown. */
export function valuesOf(groups: CatalogGroups, facet: FacetName): readonly Value[] {
  if (facet === 'size') return size
  return facet === 'ready' ? ready : groups[facet]
}
