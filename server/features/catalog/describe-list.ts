import type { ProductList } from '@rimal/contract/catalog'
import { type LanguageCode, textIn, writtenIn } from '@rimal/contract/language'
import { allWords } from '@rimal/contract/words/all-words'
import type { ListingIndex } from './listing-index.ts'
import type { CatalogGroup } from './listing/product-facts.ts'

const noText = { en: '', ar: '' }
const everything: Pick<
  CatalogGroup,
  'title' | 'description' | 'searchTitle' | 'searchDescription'
> = {
  searchTitle: noText,
  searchDescription: noText,
  title: allWords.shop_all,
  description: {
    en: 'Every abaya of the house, ready to wear or sewn to your measure.',
    ar: 'كل عبايات الدار، جاهزة أو تفصيلاً على قياسكِ.',
  },
}

type Heading = Pick<
  ProductList,
  'title' | 'description' | 'searchTitle' | 'searchDescription' | 'crumbs'
>
type Place = { scope?: string | undefined; slug?: string | undefined; q?: string | undefined }

/** Returns the texts and the breadcrumbs of a list; undefined if there is no such list. */
export function describeList(
  listing: ListingIndex,
  { scope, slug, q }: Place,
  language: LanguageCode,
): Heading | undefined {
  const inScope = scope ? listing.findScope(scope) : undefined
  const inCategory = listing.groups.category.find(({ id }) => id === slug)
  if ((scope && !inScope) || (slug && !inCategory)) return undefined

  const innermost = inCategory ?? inScope ?? everything
  const crumbs = [
    { title: allWords.Home, path: '/home' },
    { title: allWords.shop, path: '/product-list' },
    ...(inScope ? [{ title: inScope.title, path: `/product-list/${inScope.address}` }] : []),
    ...(inCategory ? [{ title: inCategory.title, path: categoryPath(inCategory, inScope) }] : []),
  ]
  const title = textIn(innermost.title, language)
  return {
    title: q?.trim()
      ? textIn(allWords.search_results_for, language).replace('{words}', () => q.trim())
      : title,
    description: textIn(innermost.description, language),
    searchTitle: writtenIn(innermost.searchTitle, language),
    searchDescription: writtenIn(innermost.searchDescription, language),
    crumbs: crumbs.map((crumb) => ({ ...crumb, title: textIn(crumb.title, language) })),
  }
}

/**
 * Returns the path of a category: inside a type or collection a category has its own path, alone it is a filter.
 */
export function categoryPath(category: Addressed, scope?: Addressed): string {
  return scope
    ? `/product-list/${scope.address}/${category.address}`
    : `/product-list?category=${category.id}`
}

type Addressed = Pick<CatalogGroup, 'id' | 'address'>
