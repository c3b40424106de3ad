import Type, { type Static } from 'typebox'
import { get, post } from '../../endpoint.ts'
import { Nullable, Strict, Uuid } from '../../shapes.ts'
import {
  listDensities,
  listNames,
  maxListViews,
  maxViewName,
  maxViewSearch,
} from './list-columns.ts'

const List = Type.Enum([...listNames])
const Columns = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
  minItems: 1,
  maxItems: 30,
})

/** How a list looks: its columns in their order, and how close its rows stand. */
const Look = { columns: Columns, density: Type.Enum([...listDensities]) }
const ListLook = Strict(Look)
export type ListLook = Static<typeof ListLook>

/** What a view saves: search, filters and sort as the address of the list has them after its `?`, and the look. */
const SavedView = {
  name: Type.String({ minLength: 1, maxLength: maxViewName }),
  search: Type.String({ maxLength: maxViewSearch }),
  ...Look,
  /** Whether everyone who may read the list has the view; sharing needs the permission `settings.change`. */
  isShared: Type.Boolean(),
}

const ListView = Type.Object({
  id: Uuid,
  /** Raised by each save. */
  revision: Type.Integer(),
  ...SavedView,
  /** Whether the caller may change and delete the view. */
  mayChange: Type.Boolean(),
  /** Whose it is: who saved it first, or who ended its sharing. */
  by: Type.String(),
})
export type ListView = Static<typeof ListView>

const ListViews = Type.Object({
  /** The look that the caller has chosen for the list; null as shipped. */
  look: Nullable(Type.Object(Look)),
  /** The caller's own views and the shared ones, the oldest first. */
  views: Type.Array(ListView),
})
export type ListViews = Static<typeof ListViews>

/** Calls of staff on how they see a list; the role must have the permission to read that list. */
export const listViewsApi = {
  listViews: get('staff/list-views', {
    access: 'staff',
    permission: 'any',
    summary: 'The saved views of a list, and the columns that the caller has chosen for it.',
    query: Strict({ list: List }),
    result: ListViews,
    errors: ['not_allowed'],
  }),
  saveListView: post('staff/save-list-view', {
    access: 'staff',
    permission: 'any',
    summary: `Creates a view of a list, or changes one; at most ${maxListViews} of a person for each list. A shared view needs the permission \`settings.change\`, and of orders and customers it saves no search text.`,
    body: Strict({
      list: List,
      /** Null for a new view. */
      view: Nullable(Strict({ id: Uuid, revision: Type.Integer({ minimum: 1 }) })),
      ...SavedView,
    }),
    result: ListView,
    errors: ['not_allowed', 'list_view_not_found', 'changed_meanwhile', 'list_views_full'],
  }),
  deleteListView: post('staff/delete-list-view', {
    access: 'staff',
    permission: 'any',
    summary: 'Deletes a view of a list.',
    body: Strict({ viewId: Uuid }),
    result: Type.Object({}),
    errors: ['not_allowed', 'list_view_not_found'],
  }),
  saveListLook: post('staff/save-list-look', {
    access: 'staff',
    permission: 'any',
    summary: 'Saves the columns that the caller wants in a list; null puts back the shipped ones.',
    body: Strict({ list: List, look: Nullable(ListLook) }),
    result: Type.Object({}),
    errors: ['not_allowed'],
  }),
}
