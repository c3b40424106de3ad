import { type PointerEvent, useEffect, useRef, useState } from 'react'

type Point = { x: number; y: number }
type Place = Point & { scale: number }

const nearest = 5
/** A little nearer than its pixels allow on a small screen, so that nearer is always possible. */
const minNearest = 2
const tapped = 2.5
const doubleTapMilliseconds = 300
const whole: Place = { x: 0, y: 0, scale: 1 }

/**
 * Enlarges the content of `moved` inside `frame`. While fingers move, the position changes directly on the element;
 * React learns only of a changed scale. `picture` gives the number of pixels: more than one screen pixel for each
 * pixel of the picture would only blur it.
 */
export function usePinch(picture: { width: number; height: number } | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const place = useRef(whole)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef({ at: 0, x: 0, y: 0 })
  const [scale, setScale] = useState(1)
  const [isNearest, setIsNearest] = useState(false)

  function nearestIn(box: DOMRect): number {
    const { width, height } = picture ?? box
    const fitted = Math.min(box.width, (box.height * width) / height) * devicePixelRatio
    return clamp(width / fitted, minNearest, nearest)
  }

  function put(next: Place) {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !moved.current) return
    const max = nearestIn(box)
    const near = clamp(next.scale, 1, max)
    // Its edges never come further in than the frame's.
    const stored = {
      scale: near,
      x: clamp(next.x, box.width * (1 - near), 0),
      y: clamp(next.y, box.height * (1 - near), 0),
    }
    place.current = stored
    moved.current.style.transform = `translate(${stored.x}px, ${stored.y}px) scale(${stored.scale})`
    setScale(stored.scale)
    setIsNearest(stored.scale === max)
  }

  /** Zooms by a factor, around a point of the frame or by default around its middle. */
  function zoom(factor: number, around?: Point) {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return
    const { x, y } = around ?? { x: box.width / 2, y: box.height / 2 }
    const now = place.current
    const next = clamp(now.scale * factor, 1, nearestIn(box))
    const share = next / now.scale
    put({ scale: next, x: x - (x - now.x) * share, y: y - (y - now.y) * share })
  }

  function pan(key: string): boolean {
    const step = {
      ArrowRight: [-60, 0],
      ArrowLeft: [60, 0],
      ArrowDown: [0, -60],
      ArrowUp: [0, 60],
    }[key]
    const [x = 0, y = 0] = step ?? []
    if (step) put({ ...place.current, x: place.current.x + x, y: place.current.y + y })
    return Boolean(step)
  }

  function inFrame(event: { clientX: number; clientY: number }): Point {
    const box = frame.current?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
  }

  function onTap(point: Point) {
    const last = lastTap.current
    const now = performance.now()
    const twice = now - last.at < doubleTapMilliseconds && distance(last, point) < 30
    lastTap.current = { ...point, at: twice ? 0 : now }
    if (!twice) return
    if (place.current.scale > 1) put(whole)
    else zoom(tapped, point)
  }

  const down = useRef<Point>(null)
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, inFrame(event))
      down.current = fingers.current.size === 1 ? inFrame(event) : null
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const after = inFrame(event)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, after)
      const now = place.current
      if (!other)
        return put({ ...now, x: now.x + after.x - before.x, y: now.y + after.y - before.y })
      const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 }
      zoom(distance(after, other) / Math.max(distance(before, other), 1), middle)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const point = inFrame(event)
      if (down.current && distance(down.current, point) < 8) onTap(point)
      fingers.current.delete(event.pointerId)
      down.current = null
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId)
    },
  }

  const zoomNow = useRef(zoom)
  useEffect(() => {
    zoomNow.current = zoom
  })
  useEffect(() => {
    const element = frame.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = element?.getBoundingClientRect()
      const point = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) }
      zoomNow.current(Math.exp(-event.deltaY / 300), point)
    }
    // React listens passively, and the page behind must not move.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])

  return { frame, moved, scale, isNearest, handlers, zoom, pan, reset: () => put(whole) }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
