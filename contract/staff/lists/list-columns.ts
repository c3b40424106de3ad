/** The lists of the admin whose columns can be chosen, and whose views can be saved. No TypeBox here: the browser ships this file. */
export const listNames = [
  'products',
  'orders',
  'customers',
  'returns',
  'visits',
  'production',
  'reviews',
  'stock',
  'movements',
  'discounts',
  'credit',
  'refunds',
  'discrepancies',
  'audit',
  'redirects',
] as const
export type ListName = (typeof listNames)[number]

/**
 * The columns of each list. The first one names the row: it comes first and is always shown. `shipped` are shown until
 * somebody chooses, in this order; `more` can be added.
 */
export const listColumns = {
  products: {
    shipped: ['product', 'state', 'available', 'price', 'sold'],
    more: ['lead_days'],
  },
  orders: {
    shipped: ['number', 'total', 'customer', 'state', 'lines', 'arrival'],
    more: ['payment', 'cancellable'],
  },
  customers: {
    shipped: ['name', 'spent', 'contact', 'orders', 'last'],
    more: ['since'],
  },
  returns: {
    shipped: ['what', 'age', 'why', 'who', 'state'],
    more: ['order', 'refund'],
  },
  visits: {
    shipped: ['who', 'when', 'phone', 'state', 'where'],
    more: ['email', 'booked'],
  },
  production: {
    shipped: ['item', 'due', 'order', 'stage', 'acts'],
    more: ['tailor'],
  },
  // Reviews are cards: the columns are those of their file.
  reviews: {
    shipped: ['product', 'rating', 'fit', 'review', 'name', 'order', 'state', 'answer', 'sent'],
    more: [],
  },
  stock: {
    shipped: ['garment', 'sku', 'on_hand', 'reserved', 'available'],
    more: ['barcode', 'sold'],
  },
  movements: {
    shipped: ['what', 'change', 'who', 'after', 'when'],
    more: [],
  },
  discounts: {
    shipped: ['title', 'state', 'gives', 'when', 'used'],
    more: [],
  },
  credit: {
    shipped: ['customer', 'balance', 'contact', 'changed'],
    more: [],
  },
  refunds: {
    shipped: ['order', 'amount', 'reason', 'state'],
    more: ['provider', 'sent'],
  },
  discrepancies: {
    shipped: ['difference', 'ours', 'theirs', 'reference', 'order', 'state'],
    more: [],
  },
  audit: {
    shipped: ['what', 'who', 'when', 'details'],
    more: [],
  },
  redirects: {
    shipped: ['from', 'to', 'act'],
    more: ['added'],
  },
} as const satisfies Record<ListName, { shipped: readonly string[]; more: readonly string[] }>

type Columns = typeof listColumns
export type ColumnOf<L extends ListName> =
  | Columns[L]['shipped'][number]
  | Columns[L]['more'][number]

/** How close the rows of a list stand. */
export const listDensities = ['roomy', 'dense'] as const
export type ListDensity = (typeof listDensities)[number]

/** The number of views that a member of staff may save for one list, and the length of their names. */
export const maxListViews = 20
export const maxViewName = 40
/** The length of the part of an address that a view saves: an Arabic character of a search becomes six there. */
export const maxViewSearch = 1000

/** Every column that a list can show. */
export function columnsOf<L extends ListName>(list: L): readonly ColumnOf<L>[] {
  const { shipped, more } = listColumns[list]
  return [...shipped, ...more] as ColumnOf<L>[]
}

/**
 * The columns of a list that are named, in the order of their names: each once, the one that names the row first, and
 * none that the list does not have.
 */
export function readColumns<L extends ListName>(
  list: L,
  names: readonly string[],
): readonly ColumnOf<L>[] {
  const known = columnsOf(list)
  const named = names.flatMap((name) => known.find((column) => column === name) ?? [])
  return [...new Set([...known.slice(0, 1), ...named])]
}

/** Parts of an address that belong to one visit of a list, or that a view saves apart. */
const notSaved = ['cursor', 'saved', 'columns', 'density']

type Search = { delete: (name: string) => void; sort: () => void; toString: () => string }

/**
 * What a view saves of the part of an address after its `?`: search, filters and sort, written so that equal ones are the
 * same text. The other parts are removed from the argument.
 */
export function viewSearchOf(search: Search): string {
  for (const name of notSaved) search.delete(name)
  search.sort()
  return search.toString()
}
