/** Returns the list with one of its entries at another place. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list[from]
  if (moved === undefined) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, moved)
}

type Point = { x: number; y: number }

/** Returns the index of the point that is nearest. */
export function nearest(points: readonly Point[], { x, y }: Point): number {
  const distances = points.map((point) => Math.hypot(point.x - x, point.y - y))
  return distances.indexOf(Math.min(...distances))
}

/** An item of a list is being dragged from one place to another. */
export type Drag = { from: number; to: number }

/** Returns the attributes that show a drag at an item: the item itself, and the line where it would be dropped. */
export function dragMarks(drag: Drag | null, index: number) {
  if (!drag) return {}
  if (drag.from === index) return { 'data-dragged': true }
  if (drag.to !== index) return {}
  return { 'data-drop': drag.to < drag.from ? 'before' : 'after' }
}
