import type { KeyboardEvent } from 'react'
import type { CellActs } from './cell-acts.ts'
import type { GridPlace } from './use-grid-place.ts'

type Given = {
  acts: CellActs
  place: GridPlace
  isMirrored: boolean
  onFold: (product: string) => void
  /** After Escape, Tab leaves the grid instead of going to the next cell. */
  isLeaving: { current: boolean }
}

/** Does what a key means in the grid while no cell is being edited; returns whether the key meant something. */
export function pressKey(event: KeyboardEvent, given: Given): boolean {
  const { acts, place, isLeaving } = given
  const { key, code, shiftKey: isShift } = event
  const isMod = event.ctrlKey || event.metaKey
  // The physical key, because an Arabic keyboard writes another character with it.
  if (isMod && code === 'KeyD') return done(acts.fill)
  // Save and undo are the same everywhere on the page, which listens to them.
  if (isMod && !/^(Arrow|Home|End)/.test(key)) return false
  if (key === 'Escape') {
    place.goTo(place.active)
    isLeaving.current = true
    return true
  }
  if (key === 'Tab' && isLeaving.current) return false
  if (key !== 'Shift') isLeaving.current = false
  if (key === 'Delete' || key === 'Backspace') return done(acts.clear)
  if (key === 'Enter' || key === 'F2' || (key === ' ' && isToggle(acts))) {
    return enter(given)
  }
  const isLetter = key.length === 1 && !event.altKey && !isMod
  if (isLetter) return acts.isEditable && done(() => acts.edit(key))
  return place.move({ key, isMod, isShift, isMirrored: given.isMirrored })
}

/** Edits the cell, folds the product, or goes down where neither can be done. */
function enter({ acts, place, onFold }: Given): true {
  const { row } = place.active
  if (acts.column === 'row' && row.sku === null) onFold(row.product)
  else if (acts.isEditable) acts.edit(null)
  else place.move({ key: 'ArrowDown', isMod: false, isShift: false, isMirrored: false })
  return true
}

function isToggle({ column }: CellActs): boolean {
  return column === 'made_to_order' || column === 'row'
}

function done(act: () => void): true {
  act()
  return true
}
