/** Moves a column one place; the first column stays where it is. */
export function moveColumn<Column>(
  columns: readonly Column[],
  column: Column,
  by: 1 | -1,
): readonly Column[] {
  const from = columns.indexOf(column)
  const to = from + by
  if (from < 1 || to < 1 || to >= columns.length) return columns
  const without = columns.filter((one) => one !== column)
  return [...without.slice(0, to), column, ...without.slice(to)]
}
