import { languagePath, languages } from '@rimal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { limitRendering } from '../../../http/limits/limit-rendering.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { listDocuments } from './list-documents.ts'
import { makePdf } from './pdf/make-pdf.ts'
import { printDocument } from './pdf/print-document.ts'

/**
 * Serves documents as files, not as calls: browsers fetch a file by its address, which is known only to holders of
 * the order's link.
 */
export function documentFileRoutes(app: FastifyInstance, deps: Deps) {
  const mayMake = limitRendering(app, deps)
  for (const { code } of languages) {
    app.get<{ Params: { orderToken: string; number: string } }>(
      languagePath(code, '/invoice/:orderToken/:number.pdf'),
      { schema: { hide: true } },
      async (request, reply) => {
        const { orderToken, number } = request.params
        const { documents } = await listDocuments(deps, orderToken)
        const document = documents.find((each) => each.number === number)
        if (!document) throw new ShopError('not_found')
        await mayMake(request, reply)
        const { name } = await findSettings(deps.db)
        const pdf = await makePdf([printDocument(document, { language: code, shop: name })])
        return reply
          .type('application/pdf')
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${document.number}.pdf"`)
          .send(pdf)
      },
    )
  }
}
