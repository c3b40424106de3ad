import { maxWeight } from '@rimal/contract/limits'
import { type ProductState, productStates } from '@rimal/contract/staff/product-states'
import type { KnownIds } from '../../products/check-product.ts'
import {
  readId,
  readIds,
  readNumber,
  readYesOrNo,
  WrongCell,
  writeYesOrNo,
} from './cell-readers.ts'
import { type Column, productColumn } from './column.ts'

export type KnownGroups = Omit<KnownIds, 'products' | 'pictures'>

const maxLeadDays = 365

const state: Column[] = [
  productColumn('state', {
    write: (product) => product.state,
    read: readState,
    set: (product, next) => {
      // What a file adds is a draft: shoppers see nothing that nobody has looked at.
      if (product.revision !== null) product.state = next
    },
  }),
]

function readState(cell: string): ProductState {
  const text = cell.trim().toLowerCase()
  const known = productStates.find((one) => one === text)
  if (!known) throw new WrongCell('not_a_state', productStates.join(', '))
  return known
}

const production: Column[] = [
  productColumn('weight', {
    write: ({ weight }) => written(weight),
    read: (cell): number | null => readNumber(cell, { min: 1, max: maxWeight }),
    set: (product, weight) => {
      product.weight = weight
    },
    empty: null,
  }),
  productColumn('made_to_order', {
    write: ({ madeToOrder }) => writeYesOrNo(madeToOrder),
    read: readYesOrNo,
    set: (product, isMadeToOrder) => {
      product.madeToOrder = isMadeToOrder
    },
  }),
  productColumn('lead_days', {
    write: ({ leadDays }) => written(leadDays),
    read: (cell): number | null => readNumber(cell, { min: 1, max: maxLeadDays }),
    set: (product, leadDays) => {
      product.leadDays = leadDays
    },
    empty: null,
  }),
]

function groups(known: KnownGroups): Column[] {
  const lists = ['categories', 'collections', 'occasions'] as const
  const kinds = [
    { name: 'fabric', field: 'fabricKind', ids: known.fabrics },
    { name: 'opening', field: 'openingKind', ids: known.openings },
  ] as const
  return [
    productColumn('type', {
      write: ({ typeId }) => typeId,
      read: (cell) => readId(cell, known.types),
      set: (product, id) => {
        product.typeId = id
      },
    }),
    ...lists.map((field) =>
      productColumn(field, {
        write: (product) => product[field].join(', '),
        read: (cell) => readIds(cell, known[field]),
        set: (product, ids) => {
          product[field] = ids
        },
        empty: [],
      }),
    ),
    ...kinds.map(({ name, field, ids }) =>
      productColumn(name, {
        write: (product) => product[field] ?? '',
        read: (cell): string | null => readId(cell, ids),
        set: (product, id) => {
          product[field] = id
        },
        empty: null,
      }),
    ),
  ]
}

/** The facts of a product that are neither texts nor prices. */
export const factColumns = { state, production, groups }

function written(value: number | null): string {
  return value === null ? '' : String(value)
}
