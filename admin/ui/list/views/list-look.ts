import {
  type ColumnOf,
  type ListDensity,
  listDensities,
  listColumns,
  type ListName,
  readColumns,
  viewSearchOf,
} from '@rimal/contract/staff/lists/list-columns'

/** How a list looks: its columns in their order, and how close its rows stand. */
export type Look<L extends ListName> = {
  columns: readonly ColumnOf<L>[]
  density: ListDensity
}

type Stored = { columns: readonly string[]; density: ListDensity }
export type StoredView = Stored & { id: string; search: string }

/** Search, filters and sort of an address, as a view saves them. */
export function searchOf(address: URLSearchParams): string {
  return viewSearchOf(new URLSearchParams(address))
}

/** The address of a list in a view, after the path. */
export function addressOfView({ id, search }: Pick<StoredView, 'id' | 'search'>): string {
  const address = new URLSearchParams(search)
  address.set('saved', id)
  return `?${address}`
}

export function shippedLook<L extends ListName>(list: L): Look<L> {
  return { columns: readColumns(list, listColumns[list].shipped), density: 'roomy' }
}

/** Whether somebody has chosen a column; one that comes with the shop is chosen once others of these are left out. */
export function isChosenColumn<L extends ListName>(
  list: L,
  columns: readonly ColumnOf<L>[],
  column: ColumnOf<L>,
): boolean {
  const { columns: shipped } = shippedLook(list)
  return !shipped.includes(column) || shipped.some((one) => !columns.includes(one))
}

/** The look of the address, else of the view, else the one that the person has chosen, else as shipped. */
export function lookOf<L extends ListName>(
  list: L,
  { address, view, own }: { address: URLSearchParams; view?: Stored; own?: Stored | null },
): Look<L> {
  const stored = view ?? own ?? shippedLook(list)
  const columns = address.get('columns')?.split(',') ?? stored.columns
  const density = listDensities.find((one) => one === address.get('density')) ?? stored.density
  return { columns: readColumns(list, columns), density }
}

export function isSameLook(one: Stored, other: Stored): boolean {
  return one.density === other.density && one.columns.join() === other.columns.join()
}

/** Whether the address is no longer what the view holds. */
export function isChanged<L extends ListName>(
  list: L,
  address: URLSearchParams,
  view: StoredView,
): boolean {
  const now = lookOf(list, { address, view })
  const stored = { ...view, columns: readColumns(list, view.columns) }
  return searchOf(address) !== view.search || !isSameLook(now, stored)
}
