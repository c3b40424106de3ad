import { type PointerEvent, useId } from 'react'
import { dragMarks } from './places.ts'
import { useDragOrder } from './use-drag-order.ts'

/** Orders the rows of a table by dragging: `row` are the attributes of a row, and `grab` begins to drag one. */
export function useDraggedRows(onMove: (from: number, to: number) => void) {
  const id = useId()
  const { drag, begin } = useDragOrder(
    () => document.querySelectorAll(`[data-ordered="${id}"]`),
    onMove,
  )
  return {
    row: (index: number) => ({ 'data-ordered': id, ...dragMarks(drag, index) }),
    grab: (index: number) => (press: PointerEvent) => begin(press, index),
  }
}

export type DraggedRows = ReturnType<typeof useDraggedRows>
