import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { hearStepsFirst } from './history-steps.ts'

/**
 * Makes Back close an open element instead of leaving the page. For this, an entry with the same address, marked
 * with the number of open elements, is added above the page's own entry. The router never sees it: steps between
 * the two are hidden from the router, and its writes wait until the mark is removed. A closed element therefore
 * leaves no entry behind, and a link inside it continues from the page itself.
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

/** The functions that close the open elements. */
let opened: (() => void)[] = []
/** The page on the screen, by the router's key of its entry. */
let shown = ''
/** The entry of the browser as last seen. */
let here: Entry
/** True during a step to the page's own entry; these writes wait for it. */
let leaving = false
const writes: (() => void)[] = []

function marks(): number {
  return (history.state as Entry)?.open ?? 0
}

/** Adjusts the number of marks to the number of open elements; adds none before the new page has appeared. */
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
  // At a step between a page and an element open above it, the router would load the page anew.
  if (here && here.key === before?.key && here.idx === before?.idx) event.stopImmediatePropagation()
  if (leaving) {
    leaving = false
    for (const write of writes.splice(0)) write()
  } else {
    for (const close of opened.splice(marks())) close()
  }
  settle()
}

function listen() {
  here = history.state
  hearStepsFirst(onPop)
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
