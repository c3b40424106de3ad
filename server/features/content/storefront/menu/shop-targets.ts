import type { LinkTarget } from '@rimal/contract/staff/link-targets'
import { parseTarget, type TargetPlace, targetPlaces } from '@rimal/contract/content/targets'
import type { MenuLink } from '@rimal/contract/content/menu'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import { pageSlugs } from '@rimal/contract/staff/content-kinds'
import type { Dictionary, TextKey } from '@rimal/contract/words/all-words'

type Group = { id: string; address: string; title: Text }

/** What the shop has that links can lead to. */
export type ShopGroups = {
  collections: Group[]
  types: Group[]
  categories: Group[]
  /** The editorial pages that are written. */
  pages: { slug: string; title: Text }[]
}

type Around = {
  /** Whether anybody can book a home visit. */
  hasVisits: boolean
  groups: ShopGroups
  /** The ids of the collections and types that have a product. */
  filled: ReadonlySet<string>
  words: Dictionary
  shopName: Text
}

export type ShopTarget = MenuLink & { isShown: boolean }
export type ShopTargets = ReturnType<typeof shopTargets>

const places: Record<TargetPlace, { path: string; word: TextKey }> = {
  home: { path: '/home', word: 'Home' },
  all_products: { path: '/product-list', word: 'shop' },
  home_visit: { path: '/home-service', word: 'home_service' },
  find_order: { path: '/find-order', word: 'find_your_order' },
}

/** How links name the pages; another page is named by its title. */
const pageNames: Partial<Record<string, TextKey>> = {
  about: 'about_the_shop',
  contact: 'contact',
  'made-to-measure': 'made_to_measure',
  'size-guide': 'size_guide',
  'delivery-and-returns': 'delivery_and_returns',
  faq: 'questions',
  terms: 'terms',
  'privacy-policy': 'privacy',
}

/** Finds what a target leads to, with the usual text of a link to it in one language. */
export function shopTargets(
  { hasVisits, groups, filled, words, shopName }: Around,
  language: LanguageCode,
) {
  const word = (key: TextKey) =>
    String(words[key] ?? '').replace('{name}', () => textIn(shopName, language))
  const listed = ({ id, address, title }: Group): ShopTarget => ({
    title: textIn(title, language),
    to: `/product-list/${address}`,
    isShown: filled.has(id),
  })
  const page = (slug: string): ShopTarget | undefined => {
    const written = groups.pages.find((one) => one.slug === slug)
    if (!written && !pageSlugs.some((known) => known === slug)) return undefined
    const name = pageNames[slug]
    const title = name ? word(name) : textIn(written?.title ?? { en: slug, ar: slug }, language)
    return { title, to: `/${slug}`, isShown: written !== undefined }
  }
  const place = (id: TargetPlace): ShopTarget => ({
    title: word(places[id].word),
    to: places[id].path,
    isShown: id !== 'home_visit' || hasVisits,
  })

  /** Undefined for what the shop does not have, or no longer has. */
  function find(target: string): ShopTarget | undefined {
    const parsed = parseTarget(target)
    switch (parsed?.kind) {
      case 'place':
        return place(parsed.id)
      case 'page':
        return page(parsed.id)
      case 'address':
        return { title: '', to: parsed.url, isShown: true }
      case 'category': {
        const group = groups.categories.find(({ id }) => id === parsed.id)
        return (
          group && { ...listed(group), to: `/product-list?category=${group.id}`, isShown: true }
        )
      }
      case 'collection':
      case 'type': {
        const all = parsed.kind === 'type' ? groups.types : groups.collections
        const group = all.find(({ id }) => id === parsed.id)
        return group && listed(group)
      }
      default:
        return undefined
    }
  }

  return {
    find,
    word,
    /** The links to all groups of a kind that have a product. */
    every: (kind: 'collections' | 'types'): MenuLink[] =>
      groups[kind]
        .map(listed)
        .filter(({ isShown }) => isShown)
        .map(({ title, to }) => ({ title, to })),
  }
}

/** Every target that staff can choose from a list. */
export function targetsToChoose({ collections, types, categories, pages }: ShopGroups) {
  const slugs = new Set<string>([...pageSlugs, ...pages.map(({ slug }) => slug)])
  const named = (kind: LinkTarget['kind'], ids: Iterable<string>) =>
    [...ids].map((id) => ({ kind, target: `${kind}:${id}` }))
  const idsOf = (groups: Group[]) => groups.map(({ id }) => id)
  return [
    ...named('place', targetPlaces),
    ...named('collection', idsOf(collections)),
    ...named('type', idsOf(types)),
    ...named('category', idsOf(categories)),
    ...named('page', slugs),
  ]
}
