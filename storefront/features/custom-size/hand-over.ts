import type { Measurements } from '@rimal/contract/measurements'

/** A set of measurements saved on the page of the form, on its way back to the piece it is for. */
export type HandedOver = { productId: string; customSizeId: string; measurements: Measurements }

const storageName = 'customSize'

export function handOver(chosen: HandedOver) {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(chosen))
  } catch {
    // Without storage she chooses the set once more on the piece itself.
  }
}

/** The set saved for a piece, once: a later visit begins without it. */
export function takeHandedOver(productId: string): HandedOver | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageName) ?? 'null') as HandedOver | null
    if (kept?.productId !== productId) return undefined
    sessionStorage.removeItem(storageName)
    return kept
  } catch {
    return undefined
  }
}
