import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { nearest } from './grid-picture.ts'

type Drag = { from: number; to: number }

/** A press that moves less is a click. */
const clickPixels = 6

/**
 * Orders the tiles of a list by dragging. The tiles keep their place in the document while one is dragged: `drag`
 * says where they are shown meanwhile, and `onMove` is called when the tile is dropped. Escape ends a drag.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
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
    // The places of the grid do not move during a drag.
    const centres = centresOf(list.current)
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

/** The centres of the tiles on the page, whatever part of it is in the window. */
function centresOf(list: HTMLElement | null) {
  return [...(list?.querySelectorAll('[data-picture], [data-ordered]') ?? [])].map((tile) => {
    const { x, y, width, height } = tile.getBoundingClientRect()
    return { x: x + width / 2 + window.scrollX, y: y + height / 2 + window.scrollY }
  })
}
