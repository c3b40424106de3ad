import {
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  nearestScale,
  openingPlace,
  placeInFrame,
  type Place,
  type Point,
  type Size,
  sticksOut,
  type View,
  wholePlace,
} from './zoom-place.ts'

const tapped = 2.5
const doubleTapMilliseconds = 300
const lineOfWheel = 16

/**
 * Enlarges the content of `moved` inside `frame`. While fingers move, the place changes directly on the
 * element; React learns only of a changed scale. With `onPage`, the width of the picture on its page, the
 * picture opens larger than there; without it the picture opens whole.
 */
export function usePinch(picture: (Size & { id: string }) | undefined, onPage?: number) {
  const placed = usePlace(picture, onPage)
  const { frame, moved, shown, place, put, viewNow, nearestIn } = placed

  /** Zooms by a factor, around a point of the frame or by default around its middle. */
  function zoom(factor: number, around?: Point) {
    const view = viewNow()
    if (!view) return
    const { x, y } = around ?? { x: view.frame.width / 2, y: view.frame.height / 2 }
    const now = place.current
    const next = clamp(now.scale * factor, 1, nearestIn(view))
    const share = next / now.scale
    put({ scale: next, x: x - (x - now.x) * share, y: y - (y - now.y) * share })
  }

  /** Whether the picture moved; a picture that the frame shows whole does not move. */
  function moveBy(x: number, y: number): boolean {
    const before = place.current
    put({ ...before, x: before.x + x, y: before.y + y })
    return place.current.x !== before.x || place.current.y !== before.y
  }

  /** Whether the key moves the picture; a key sideways moves only a picture that is wider than the frame. */
  function pan(key: string): boolean {
    const step = {
      ArrowRight: [-60, 0],
      ArrowLeft: [60, 0],
      ArrowDown: [0, -60],
      ArrowUp: [0, 60],
    }[key]
    const view = viewNow()
    if (!step || !view) return false
    const [x = 0, y = 0] = step
    const { sideways, upright } = sticksOut(place.current, view)
    if (x === 0 ? !upright : !sideways) return false
    moveBy(x, y)
    return true
  }

  function tap(point: Point) {
    if (place.current.scale > 1) put(wholePlace)
    else zoom(tapped, point)
  }

  useWheel(frame, { zoom, moveBy })

  return { frame, moved, ...shown, handlers: useFingers(frame, { zoom, moveBy, tap }), zoom, pan }
}

/** The place of the picture in its frame. */
function usePlace(picture: (Size & { id: string }) | undefined, onPage?: number) {
  const frame = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const place = useRef(wholePlace)
  const [shown, setShown] = useState({ scale: 1, isNearest: false, isWide: false })

  function viewNow(): View | undefined {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {}
    return picture && width > 0 && height > 0 ? { frame: { width, height }, picture } : undefined
  }

  function nearestIn(view: View): number {
    return nearestScale(view, { ratio: devicePixelRatio, onPage: onPage ?? 0 })
  }

  function put(wanted: Place) {
    const view = viewNow()
    if (!view || !moved.current) return
    const nearest = nearestIn(view)
    const scale = clamp(wanted.scale, 1, nearest)
    const next = placeInFrame({ ...wanted, scale }, view)
    place.current = next
    moved.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${scale})`
    const { sideways: isWide } = sticksOut(next, view)
    setShown((before) =>
      before.scale === scale && before.isWide === isWide
        ? before
        : { scale, isNearest: scale === nearest, isWide },
    )
  }

  /** A picture opens as soon as its frame has a size; in a window of another size the picture stays in place. */
  const onSize = useEffectEvent((isOpen: boolean): boolean => {
    const view = viewNow()
    if (!view) return isOpen
    const opening = onPage === undefined ? wholePlace : openingPlace(view, nearestIn(view))
    put(isOpen ? place.current : opening)
    return true
  })
  const id = picture?.id
  useLayoutEffect(() => {
    if (!frame.current || id === undefined) return
    // A frame that has its size already shows the next picture at its own place from the start.
    let isOpen = onSize(false)
    const observer = new ResizeObserver(() => {
      isOpen = onSize(isOpen)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [id])
  return { frame, moved, shown, place, put, viewNow, nearestIn }
}

/** The wheel moves the picture; the wheel with Ctrl, which two fingers on a touchpad send as well, zooms. */
function useWheel(frame: { current: HTMLElement | null }, act: Pick<Acts, 'zoom' | 'moveBy'>) {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      return act.zoom(Math.exp(-event.deltaY / 300), pointIn(frame.current, event))
    }
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineOfWheel : 1
    if (act.moveBy(-event.deltaX * unit, -event.deltaY * unit)) event.preventDefault()
  })
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent) => onWheel(event)
    // React listens passively, and the page behind must not move.
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [frame])
}

type Acts = {
  zoom: (factor: number, around?: Point) => void
  moveBy: (x: number, y: number) => boolean
  tap: (point: Point) => void
}

/** One finger moves the picture; two fingers or two taps zoom. */
function useFingers(frame: { current: HTMLElement | null }, { zoom, moveBy, tap }: Acts) {
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef({ at: 0, x: 0, y: 0 })
  const down = useRef<Point>(null)

  function onTap(point: Point) {
    const last = lastTap.current
    const now = performance.now()
    const twice = now - last.at < doubleTapMilliseconds && distance(last, point) < 30
    lastTap.current = { ...point, at: twice ? 0 : now }
    if (twice) tap(point)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const point = pointIn(frame.current, event)
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, point)
      down.current = fingers.current.size === 1 ? point : null
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const after = pointIn(frame.current, event)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, after)
      if (!other) return void moveBy(after.x - before.x, after.y - before.y)
      const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 }
      zoom(distance(after, other) / Math.max(distance(before, other), 1), middle)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const point = pointIn(frame.current, event)
      if (down.current && distance(down.current, point) < 8) onTap(point)
      fingers.current.delete(event.pointerId)
      down.current = null
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId)
    },
  }
}

function pointIn(frame: HTMLElement | null, event: { clientX: number; clientY: number }): Point {
  const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {}
  return { x: event.clientX - left, y: event.clientY - top }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
