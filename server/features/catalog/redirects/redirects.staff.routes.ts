import { redirectsApi } from '@rimal/contract/staff/redirects'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { addRedirects } from './add-redirects.ts'
import { countRedirects, deleteRow, listRedirectRows } from './redirects.sql.ts'

export function redirectsRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps

  staffRead(app, deps, redirectsApi.listRedirects, async ({ query }) => {
    const words = (query.q ?? '').trim()
    const after = positionOf(query)?.id ?? ''
    const [rows, counted] = await Promise.all([
      listRedirectRows(db, { words, after }),
      countRedirects(db, words),
    ])
    const page = pageFrom(rows, query, ({ path }) => ({ value: path, id: path }))
    const items = page.rows.map((row) => ({
      ...row,
      addedAt: new Date(row.addedAt).toISOString(),
    }))
    return { items, next: page.next, total: totalOf(counted) }
  })

  staffRoute(app, deps, redirectsApi.addRedirects, {
    handle: async (tx, { body: { redirects }, staff: { staffId } }, audit) => {
      const { host } = deps.config.publicUrl
      const answer = await addRedirects(tx, redirects, { staffId, now: clock(), host })
      const added = redirects.filter((_, index) =>
        answer.skipped.every((one) => one.index !== index),
      )
      await audit('redirects', { added: added.map(({ from, to }) => `${from} → ${to}`) })
      return answer
    },
  })

  staffRoute(app, deps, redirectsApi.deleteRedirect, {
    handle: async (tx, { body: { path } }, audit) => {
      if (!(await deleteRow(tx, path))) throw new ShopError('not_found')
      await audit('redirects', { deleted: path })
      return {}
    },
  })
}
