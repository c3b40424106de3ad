import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * While something is open over the page, Back closes it instead of leaving. For that an entry of the
 * same address, marked with how much is open, lies on the page's own. The router never meets it: it
 * hears of no step between the two, and what it writes waits until the mark is gone. So what is
 * closed leaves nothing behind, and a link inside leads on from the page itself.
 */
export function useBackToClose(open: boolean, onClose: () => void) {
  const { key } = useLocation()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open) return
    const closeThis = () => close.current()
    opened.push(closeThis)
    return () => {
      opened = opened.filter((other) => other !== closeThis)
      // One may close as another opens: what counts is how many there are afterwards.
      queueMicrotask(settle)
    }
  }, [open])
  useEffect(() => {
    shown = key
    queueMicrotask(settle)
  }, [key, open])
}

type Entry = { key?: string; idx?: number; open?: number } | null

/** What closes what is open. */
let opened: (() => void)[] = []
/** The page that stands on the screen, by the router's key of its entry. */
let shown = ''
/** The entry of the browser as last seen. */
let here: Entry
/** A step back to the page's own entry is on its way, and these wait for it. */
let leaving = false
const writes: (() => void)[] = []

function marks(): number {
  return (history.state as Entry)?.open ?? 0
}

/** As many marks as there is open; none before the page that was navigated to is there. */
function settle() {
  const entry: Entry = history.state
  if (leaving || (entry?.key ?? 'default') !== shown) return
  if (marks() > opened.length) leave(marks() - opened.length)
  while (marks() < opened.length) {
    History.prototype.pushState.call(history, { ...entry, open: marks() + 1 }, '')
  }
  here = history.state
}

function leave(steps: number) {
  leaving = true
  history.go(-steps)
}

function onPop(event: PopStateEvent) {
  const before = here
  here = event.state as Entry
  // Between a page and what is open over it the router would load the page anew.
  if (here && here.key === before?.key && here.idx === before?.idx) event.stopImmediatePropagation()
  if (leaving) {
    leaving = false
    for (const write of writes.splice(0)) write()
  } else {
    for (const close of opened.splice(marks())) close()
  }
  settle()
}

/** When this file is loaded, for who listens to the window first is asked first: before the router. */
function listen() {
  here = history.state
  addEventListener('popstate', onPop)
  for (const name of ['pushState', 'replaceState'] as const) {
    history[name] = (...args) => {
      const write = () => {
        History.prototype[name].apply(history, args)
        here = history.state
      }
      if (!leaving && marks() === 0) return write()
      writes.push(write)
      if (!leaving) leave(marks())
    }
  }
}

if (typeof window !== 'undefined') listen()
