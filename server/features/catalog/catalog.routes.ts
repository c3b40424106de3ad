import { catalogApi, type ProductCard } from '@rimal/contract/catalog'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { getProduct } from './get-product.ts'
import { listCards } from './cards/list-cards.ts'
import { listProducts } from './list-products.ts'
import { listReviews } from './list-reviews.ts'
import type { CatalogGroup } from './listing/product-facts.ts'
import { suggest } from './suggest.ts'

const maxCards = 60

export function catalogRoutes(app: FastifyInstance, deps: Deps) {
  const { listing } = deps

  route(app, deps, catalogApi.listTypes, ({ language }) => listed(listing.groups.type, language))

  route(app, deps, catalogApi.listCategories, ({ language }) =>
    listed(listing.groups.category, language),
  )

  route(app, deps, catalogApi.listProducts, async ({ query, language, shows }) => {
    shows('lists', ...(query.q ? ['search'] : []))
    const list = await listProducts(deps, query, language)
    shows(...tagsOf(list.products))
    return list
  })

  route(app, deps, catalogApi.listCards, async ({ query, language, shows }) => {
    const ids = [...new Set(query.ids.split(',').filter(Boolean))].slice(0, maxCards)
    shows(...ids.map((id) => `product:${id}`))
    return listCards(deps, listing.rowsOf(ids), language)
  })

  route(app, deps, catalogApi.getProduct, async ({ query, language, shows, changesAt }) => {
    const product = await getProduct(deps, query, language)
    const { opensAt = null } = product.queue ?? {}
    changesAt(opensAt === null ? null : new Date(opensAt))
    shows(`product:${product.id}`, ...tagsOf([...product.completeTheLook, ...product.alsoLike]))
    return product
  })

  route(app, deps, catalogApi.listReviews, ({ query, language, shows }) => {
    shows(`product:${query.id}`)
    return listReviews(deps, query, language)
  })

  route(app, deps, catalogApi.suggest, async ({ query, language, shows }) => {
    shows('lists', 'search')
    const proposals = await suggest(deps, query, language)
    shows(...tagsOf(proposals.products))
    return proposals
  })
}

function listed(groups: CatalogGroup[], language: LanguageCode) {
  return groups.map(({ id, title, description }) => ({
    _id: id,
    title: textIn(title, language),
    description: textIn(description, language),
  }))
}

function tagsOf(cards: ProductCard[]): string[] {
  return cards.map(({ id }) => `product:${id}`)
}
