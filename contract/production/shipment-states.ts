/**
 * The life of a shipment from the handover to the courier to the customer. Staff send a lost or
 * returned shipment again as a new one, or cancel. No TypeBox in this file: the browser loads it.
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

/** Whether the table allows a step of a shipment from one state to another. */
export function canParcelBecome(from: ParcelState, to: ParcelState): boolean {
  return (nextParcelStates[from] as readonly string[]).includes(to)
}

/**
 * The states between the handover and the delivery: a step of the whole order ends the shipment from any of these
 * states, even if the courier reported no event.
 */
export const parcelUnderway: readonly ParcelState[] = [
  'handed_over',
  'in_transit',
  'out_for_delivery',
]

/** The tracking events of the courier, as staff enter them. */
export const parcelSteps = parcelStates.filter((state) => state !== 'handed_over')

/** The order status that a state of the shipment leads to. */
export const orderAfterParcel = {
  out_for_delivery: 'shipped',
  delivered: 'delivered',
  attempt_failed: 'delivery_failed',
  lost: 'delivery_failed',
} as const satisfies Partial<Record<ParcelState, string>>

export const maxParcelNote = 300
