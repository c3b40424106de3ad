import type { Deps } from '../../../deps.ts'

type Signing = Pick<Deps, 'sign' | 'clock'>

const dayMs = 86_400_000

/** Returns the key that opens the page of a product before it is published; it works today and tomorrow (UTC). */
export function previewKeyOf({ sign, clock }: Signing, productId: string): string {
  return keyOn(sign, productId, clock().getTime())
}

/** Whether a key opens the preview of a product now. */
export function opensPreview({ sign, clock }: Signing, productId: string, key: string): boolean {
  const now = clock().getTime()
  return [now, now - dayMs].some((time) => keyOn(sign, productId, time) === key)
}

function keyOn(sign: Deps['sign'], productId: string, time: number): string {
  const day = new Date(time).toISOString().slice(0, 10)
  return sign('product preview', `${day} ${productId}`).slice(0, 32)
}
