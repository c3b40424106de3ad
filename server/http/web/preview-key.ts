import type { Deps } from '../../deps.ts'

type Signing = Pick<Deps, 'sign' | 'clock'>

/** What a key opens: the draft of a page, or what was typed under a nonce. */
export type OpenedPreview = { nonce: string | null }

const dayMs = 86_400_000
const keyLength = 32
/** No key opens anything for longer. */
export const previewKeyMs = 2 * dayMs

/** Returns the key that opens the draft of a page such as `home` or `about`; it works today and tomorrow (UTC). */
export function pagePreviewKey({ sign, clock }: Signing, page: string): string {
  return keyOn(sign, page, clock().getTime())
}

/** Returns the key that opens what was typed into a page and stored under a nonce of 32 hex digits. */
export function typedPreviewKey(signing: Signing, page: string, nonce: string): string {
  return nonce + pagePreviewKey(signing, `${page} ${nonce}`)
}

/** Returns what a key opens of a page now; null if it opens nothing. */
export function openPagePreview(
  { sign, clock }: Signing,
  page: string,
  key: string,
): OpenedPreview | null {
  const nonce = key.length > keyLength ? key.slice(0, keyLength) : null
  const [subject, signed] =
    nonce === null ? [page, key] : [`${page} ${nonce}`, key.slice(keyLength)]
  const now = clock().getTime()
  const isOpen = [now, now - dayMs].some((time) => keyOn(sign, subject, time) === signed)
  return isOpen ? { nonce } : null
}

function keyOn(sign: Deps['sign'], page: string, time: number): string {
  const day = new Date(time).toISOString().slice(0, 10)
  return sign('page preview', `${day} ${page}`).slice(0, keyLength)
}
