import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../words.tsx'
import { dragMarks, withMoved } from './places.ts'
import { useDragOrder } from './use-drag-order.ts'

type Options<Item> = {
  items: readonly Item[]
  onChange: (items: Item[]) => void
  nameAt: (index: number) => string
}

/** Moves, removes and adds the items of a list, says what was done, and leads the focus to where it was done. */
export function useListActs<Item>({ items, onChange, nameAt }: Options<Item>) {
  const { t } = useWords()
  const id = useId()
  const [said, setSaid] = useState('')
  const focusAt = useFocusLater()
  const move = (from: number, to: number) => {
    onChange(withMoved(items, from, to))
    setSaid(t('content_moved', { name: nameAt(from), place: to + 1, count: items.length }))
  }
  const step = (from: number, to: number, act: 'up' | 'down') => {
    if (to < 0 || to >= items.length) return
    move(from, to)
    // Lists stand inside lists: the acts of an item are its own children.
    focusAt(`[data-item="${id}.${to}"] > [data-acts] > [data-act="${act}"]`)
  }
  const { drag, begin } = useDragOrder(
    () => document.querySelectorAll(`[data-item^="${id}."]`),
    move,
  )
  return {
    said,
    /** The attributes by which an item and the button that adds one are found again. */
    item: (index: number) => ({ 'data-item': `${id}.${index}`, ...dragMarks(drag, index) }),
    adder: { 'data-add': id },
    acts: (index: number) => ({
      name: nameAt(index),
      isFirst: index === 0,
      isLast: index === items.length - 1,
      onUp: () => step(index, index - 1, 'up'),
      onDown: () => step(index, index + 1, 'down'),
      onGrab: items.length > 1 ? (press: PointerEvent) => begin(press, index) : undefined,
      onRemove: () => {
        setSaid(t('content_removed', { name: nameAt(index) }))
        onChange(items.toSpliced(index, 1))
        focusAt(`[data-add="${id}"]`)
      },
    }),
    add: (item: Item) => {
      onChange([...items, item])
      focusAt(
        `[data-item="${id}.${items.length}"] :is(input, select, textarea, [role='textbox'])`,
        `[data-add="${id}"]`,
      )
    },
  }
}

/** Moves the focus to what the first of some selectors finds, once the list is drawn anew. */
function useFocusLater(): (...selectors: string[]) => void {
  const wanted = useRef<string[]>([])
  useEffect(() => {
    const found = wanted.current.map((one) => document.querySelector<HTMLElement>(one))
    found.find((element) => element !== null)?.focus()
    wanted.current = []
  })
  return (...selectors) => {
    wanted.current = selectors
  }
}
