/**
 * The life of a parcel from the courier's hands to hers. No TypeBox here: the browser ships this file. What was
 * lost or came back the house sends again as another parcel, or cancels.
 */
export const nextParcelStates = {
  handed_over: ['in_transit', 'lost'],
  in_transit: ['out_for_delivery', 'lost'],
  out_for_delivery: ['delivered', 'attempt_failed', 'lost'],
  attempt_failed: ['out_for_delivery', 'returning'],
  returning: ['returned_to_sender'],
  delivered: [],
  returned_to_sender: [],
  lost: [],
} as const satisfies Record<string, readonly string[]>

export type ParcelState = keyof typeof nextParcelStates
export const parcelStates = Object.keys(nextParcelStates) as ParcelState[]

export function canParcelBecome(from: ParcelState, to: ParcelState): boolean {
  return (nextParcelStates[from] as readonly string[]).includes(to)
}

/** While it is on its way to her: from there a step of the whole order ends it, whatever the courier has not told. */
export const parcelUnderway: readonly ParcelState[] = [
  'handed_over',
  'in_transit',
  'out_for_delivery',
]

/** The steps that the courier tells of, as staff writes them down. */
export const parcelSteps = parcelStates.filter((state) => state !== 'handed_over')

/** What a step of the parcel makes of its order. */
export const orderAfterParcel = {
  out_for_delivery: 'shipped',
  delivered: 'delivered',
  attempt_failed: 'delivery_failed',
  lost: 'delivery_failed',
} as const satisfies Partial<Record<ParcelState, string>>

export const maxParcelNote = 300
