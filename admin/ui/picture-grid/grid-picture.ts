import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { Drag } from '../order/places.ts'

/** A picture of a product colour; `view` says what it shows, such as 'front'. */
export type GridPicture = StaffPicture & { view: string }

/** What the pictures of a colour usually show, in their usual order. */
export const views = ['front', 'side', 'back', 'detail'] as const
export type View = (typeof views)[number]

/** Returns the view of the next picture: the first that no picture has yet. */
export function nextView(pictures: readonly GridPicture[]): View {
  return views.find((view) => !pictures.some((picture) => picture.view === view)) ?? 'detail'
}

export function isView(view: string): view is View {
  return (views as readonly string[]).includes(view)
}

/** Returns the place of each entry while one of them is dragged to another place. */
export function placeWhile({ from, to }: Drag, index: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}

/** Returns how many places a key moves a picture; in Arabic the next picture is to the left. */
export function stepOf(key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowRight') return direction === 'ltr' ? 1 : -1
  if (key === 'ArrowLeft') return direction === 'ltr' ? -1 : 1
  return 0
}

/** Returns which description a picture lacks. */
export function lacksOf({ alt }: Pick<StaffPicture, 'alt'>): 'none' | 'en' | 'ar' | 'both' {
  const [en, ar] = [alt.en.trim() === '', alt.ar.trim() === '']
  if (en && ar) return 'both'
  if (en) return 'en'
  return ar ? 'ar' : 'none'
}
