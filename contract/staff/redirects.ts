import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { Instant, Nullable, Strict } from '../shapes.ts'
import {
  maxRedirectPath,
  redirectFaults,
  redirectKinds,
  redirectsAtOnce,
} from './redirect-targets.ts'

/** An address of an earlier shop and where it leads. Both are paths without the language. */
const Redirect = Type.Object({
  path: Type.String(),
  kind: Type.Enum([...redirectKinds]),
  /** Null if the product, list or page no longer exists or is not published; then the address is not found. */
  leadsTo: Nullable(Type.String()),
  /** The name of the product or list; null for a page. */
  title: Nullable(Type.Object({ en: Type.String(), ar: Type.String() })),
  addedAt: Instant,
})
export type Redirect = Static<typeof Redirect>

/** The filters of the list of redirects. */
export const redirectFilters = {
  kind: Type.Optional(Type.Enum([...redirectKinds])),
  /** Whether shoppers find something where the redirect leads. */
  live: Type.Optional(Type.Boolean()),
}

/** Calls of staff on the addresses of an earlier shop. A redirect is used only where the shop has no page of its own. */
export const redirectsApi = {
  listRedirects: get('staff/list-redirects', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'The addresses of an earlier shop, in the order of the alphabet.',
    query: pageQuery(redirectFilters),
    result: pageOf(Redirect),
  }),
  addRedirects: post('staff/add-redirects', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Leads addresses of an earlier shop to a product, a list or a page of this shop for good; says of each that was not added why.',
    body: Strict({
      redirects: Type.Array(
        Strict({
          /** The earlier address: a path, or a whole address of this shop. */
          from: Type.String({ minLength: 1, maxLength: maxRedirectPath }),
          /** The path of a product, a list or a page of this shop. */
          to: Type.String({ minLength: 1, maxLength: maxRedirectPath }),
        }),
        { minItems: 1, maxItems: redirectsAtOnce },
      ),
    }),
    result: Type.Object({
      added: Type.Integer(),
      skipped: Type.Array(
        Type.Object({
          /** The place in the list that was sent, from 0. */
          index: Type.Integer(),
          field: Type.Enum(['from', 'to']),
          code: Type.Enum([...redirectFaults]),
        }),
      ),
    }),
  }),
  deleteRedirect: post('staff/delete-redirect', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Deletes a redirect: its address is not found from now on.',
    body: Strict({ path: Type.String({ minLength: 1, maxLength: maxRedirectPath }) }),
    result: Type.Object({}),
    errors: ['not_found'],
  }),
}
