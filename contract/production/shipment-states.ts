/**
 * The life of a shipment from the handover to the courier to the customer. Staff send a lost or
 * returned shipment again as a new one, or cancel. No TypeBox in this file: the browser loads it.
 */
export const nextShipmentStates = {
  handed_over: ['in_transit', 'lost'],
  in_transit: ['out_for_delivery', 'lost'],
  out_for_delivery: ['delivered', 'attempt_failed', 'lost'],
  attempt_failed: ['out_for_delivery', 'returning'],
  returning: ['returned_to_sender'],
  delivered: [],
  returned_to_sender: [],
  lost: [],
} as const satisfies Record<string, readonly string[]>

export type ShipmentState = keyof typeof nextShipmentStates
export const shipmentStates = Object.keys(nextShipmentStates) as ShipmentState[]

/** Whether the table allows a step of a shipment from one state to another. */
export function canShipmentBecome(from: ShipmentState, to: ShipmentState): boolean {
  return (nextShipmentStates[from] as readonly string[]).includes(to)
}

/**
 * The states between the handover and the delivery: a step of the whole order ends the shipment from any of these
 * states, even if the courier reported no event.
 */
export const shipmentUnderway: readonly ShipmentState[] = [
  'handed_over',
  'in_transit',
  'out_for_delivery',
]

/** The tracking events of the courier, as staff enter them. */
export const shipmentSteps = shipmentStates.filter((state) => state !== 'handed_over')

/** The order status that a state of the shipment leads to. */
export const orderAfterShipment = {
  out_for_delivery: 'shipped',
  delivered: 'delivered',
  attempt_failed: 'delivery_failed',
  lost: 'delivery_failed',
} as const satisfies Partial<Record<ShipmentState, string>>

export const maxShipmentNote = 300
