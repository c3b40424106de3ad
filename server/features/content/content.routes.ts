import { localTime } from '@rimal/contract/dates'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { contentApi } from '@rimal/contract/shop'
import type { FastifyInstance } from 'fastify'
import type { StoredSection } from '../../db/tables/catalog.ts'
import type { Deps } from '../../deps.ts'
import { openPagePreview } from '../../http/web/preview-key.ts'
import { route } from '../../http/route.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { fillBlocks } from './fill-blocks.ts'
import { findShownPage } from './find-shown-page.ts'

export function contentRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contentApi.getPage, async (call) => {
    const { query, language, shows, changesAt } = call
    const { slug } = query
    shows(`content:${slug}`)
    const preview = query.preview ? openPagePreview(deps, slug, query.preview) : null
    const [{ page, until }, settings] = await Promise.all([
      findShownPage(deps, { slug, preview }),
      findSettings(deps.db),
    ])
    changesAt(until)
    if (!page) throw new ShopError('not_found')
    return {
      slug,
      title: textIn(page.title, language),
      description: textIn(page.description, language),
      updatedOn: localTime(page.updatedAt, settings.timeZone).day,
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
