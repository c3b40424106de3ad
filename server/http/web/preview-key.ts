import type { Deps } from '../../deps.ts'

type Signing = Pick<Deps, 'sign' | 'clock'>

const dayMs = 86_400_000

/** Returns the key that opens the draft of a page such as `home` or `about`; it works today and tomorrow (UTC). */
export function pagePreviewKey({ sign, clock }: Signing, page: string): string {
  return keyOn(sign, page, clock().getTime())
}

/** Whether a key opens the draft of a page now. */
export function opensPagePreview({ sign, clock }: Signing, page: string, key: string): boolean {
  const now = clock().getTime()
  return [now, now - dayMs].some((time) => keyOn(sign, page, time) === key)
}

function keyOn(sign: Deps['sign'], page: string, time: number): string {
  const day = new Date(time).toISOString().slice(0, 10)
  return sign('page preview', `${day} ${page}`).slice(0, 32)
}
