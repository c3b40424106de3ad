import type { FieldErrors } from '@rimal/contract/endpoint'
import type { Text } from '@rimal/contract/language'
import type { SavedChart } from '@rimal/contract/staff/size-charts'
import { cleanBoth } from '@rimal/contract/text/clean-text'

/** Returns the chart with clean texts, and with its rows in the order of their sizes. */
export function cleanChart({ name, columns, rows, ...uses }: SavedChart): SavedChart {
  return {
    name: cleanBoth(name),
    columns: columns.map(({ title, of }) => ({ title: cleanBoth(title), of })),
    rows: rows.toSorted((a, b) => a.size - b.size),
    types: [...new Set(uses.types)],
    products: [...new Set(uses.products)],
  }
}

/**
 * Returns what is wrong with a cleaned chart, by field. It needs both names, a column and a size; each row has a value
 * for each column, which may be null, and at least one that is not.
 */
export function checkChart({ name, columns, rows }: SavedChart): FieldErrors {
  const wrong: FieldErrors = {
    ...missingSides('name', name),
    ...Object.assign(
      {},
      ...columns.map(({ title }, index) => missingSides(`columns.${index}.title`, title)),
    ),
  }
  if (columns.length === 0) wrong['columns'] = 'required'
  if (rows.length === 0) wrong['rows'] = 'required'
  for (const [index, { size, values }] of rows.entries()) {
    if (values.length !== columns.length) wrong[`rows.${index}`] = 'invalid'
    else if (values.every((value) => value === null)) wrong[`rows.${index}`] = 'required'
    if (rows.findIndex((row) => row.size === size) !== index) wrong[`rows.${index}`] = 'duplicate'
  }
  return wrong
}

function missingSides(field: string, text: Text): FieldErrors {
  const sides = (['en', 'ar'] as const).filter((side) => text[side] === '')
  return Object.fromEntries(sides.map((side) => [`${field}.${side}`, 'required']))
}
