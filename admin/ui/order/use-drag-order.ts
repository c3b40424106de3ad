import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { type Drag, nearest } from './places.ts'

/** A press that moves less is a click. */
const clickPixels = 6

/**
 * Orders the items of a list by dragging. The items keep their place in the document while one is dragged: `drag`
 * says where it would be dropped, and `onMove` is called when it is dropped. Escape ends a drag.
 */
export function useDragOrder(
  findItems: () => Iterable<Element> | undefined,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const ending = useRef<AbortController | null>(null)
  const wasDragged = useRef(false)
  useEffect(() => () => ending.current?.abort(), [])

  function begin(press: ReactPointerEvent, from: number) {
    wasDragged.current = false
    if (press.button !== 0 || !press.isPrimary) return
    ending.current?.abort()
    ending.current = new AbortController()
    const { signal } = ending.current
    // The items do not move during a drag.
    const centres = centresOf(findItems() ?? [])
    const { pageX, pageY } = press
    let to: number | null = null

    const end = () => {
      ending.current?.abort()
      setDrag(null)
    }
    const follow = ({ pageX: x, pageY: y }: PointerEvent) => {
      if (to === null && Math.hypot(x - pageX, y - pageY) < clickPixels) return
      to = nearest(centres, { x, y })
      wasDragged.current = true
      setDrag({ from, to })
    }
    const drop = () => {
      end()
      if (to !== null && to !== from) onMove(from, to)
    }
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end()
    }
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', leave, { signal })
  }

  return {
    drag,
    begin,
    /** Whether the click that is being handled is the end of a drag. */
    isEndOfDrag: () => wasDragged.current,
  }
}

export type DragOrder = ReturnType<typeof useDragOrder>

/** The centres of the items on the page, whatever part of it is in the window. */
function centresOf(items: Iterable<Element>) {
  return Array.from(items, (item) => {
    const { x, y, width, height } = item.getBoundingClientRect()
    return { x: x + width / 2 + window.scrollX, y: y + height / 2 + window.scrollY }
  })
}
