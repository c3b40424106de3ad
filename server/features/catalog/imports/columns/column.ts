import type { Permission } from '@rimal/contract/permissions'
import { WrongCell } from './cell-readers.ts'
import type { CatalogItem, CatalogProduct, CatalogSize } from '../products/catalog-product.ts'

/** What a row names: its product, and the colour and the size if it names them. */
export type Place = {
  product: CatalogProduct
  item: CatalogItem | undefined
  size: CatalogSize | undefined
}

/** What a column belongs to: a `key` only finds the others, and is never changed. */
export type Level = 'key' | 'product' | 'item' | 'size'

export type Column = {
  name: string
  level: Level
  /** The permission that a change needs beside the one of the import. */
  needs?: Permission
  /** The text of the cell; empty where there is nothing. */
  write: (place: Place) => string
  /**
   * Returns what sets the value of a cell. A change of the place comes later, when the whole row is known to be right.
   * @throws WrongCell
   */
  read: (cell: string) => (place: Place) => void
}

/** The word that empties a cell; a blank cell leaves what is there. A text that is this word is written with a quote. */
const emptyWord = '-'

type Definition<Target, Value> = {
  write: (target: Target) => string
  read: (cell: string) => Value
  set: (target: Target, value: Value) => void
  /** What the word for nothing sets; a column without it cannot be emptied. */
  empty?: Value
  needs?: Permission
}

export function productColumn<Value>(
  name: string,
  definition: Definition<CatalogProduct, Value>,
): Column {
  return columnOf(name, 'product', definition, ({ product }) => product)
}

export function itemColumn<Value>(
  name: string,
  definition: Definition<CatalogItem, Value>,
): Column {
  return columnOf(name, 'item', definition, ({ item }) => item)
}

export function sizeColumn<Value>(
  name: string,
  definition: Definition<CatalogSize, Value>,
): Column {
  return columnOf(name, 'size', definition, ({ size }) => size)
}

function columnOf<Target, Value>(
  name: string,
  level: Level,
  { write, read, set, ...others }: Definition<Target, Value>,
  targetOf: (place: Place) => Target | undefined,
): Column {
  return {
    name,
    level,
    ...('needs' in others ? { needs: others.needs } : {}),
    write: (place) => {
      const target = targetOf(place)
      return target === undefined ? '' : write(target)
    },
    read: (cell) => {
      const value = cell === emptyWord ? emptyOf(others) : read(cell)
      return (place) => {
        const target = targetOf(place)
        if (target !== undefined) set(target, value)
      }
    },
  }
}

/** @throws WrongCell */
function emptyOf<Value>(definition: { empty?: Value }): Value {
  if ('empty' in definition) return definition.empty as Value
  throw new WrongCell('required')
}
