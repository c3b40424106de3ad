import { type LanguageCode, textIn } from '@rimal/contract/language'
import { contentApi } from '@rimal/contract/shop'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findSettings } from '../shop/settings/settings.ts'
import type { StoredSection } from '../../db/tables/catalog.ts'
import { fillBlocks } from './fill-blocks.ts'
import { findPage } from './content.sql.ts'

export function contentRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contentApi.getPage, async ({ query, language, shows }) => {
    shows(`content:${query.slug}`)
    const [page, settings] = await Promise.all([
      findPage(deps.db, query.slug),
      findSettings(deps.db),
    ])
    if (!page) throw new ShopError('not_found')
    return {
      slug: page.slug,
      title: textIn(page.title, language),
      description: textIn(page.description, language),
      updatedOn: page.updatedAt.toISOString().slice(0, 10),
      sections: page.sections.map(({ heading, body }) => ({
        heading: heading && textIn(heading, language),
        blocks: fillBlocks(blocksIn(body, language), settings),
      })),
    }
  })
}

/** The blocks in one language, or in the other one while a translation is still missing, as with other texts. */
function blocksIn({ en, ar }: StoredSection['body'], language: LanguageCode) {
  const [own, other] = language === 'arb' ? [ar, en] : [en, ar]
  return own.length > 0 ? own : other
}
