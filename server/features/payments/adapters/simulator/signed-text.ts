import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older signatures are refused: a word that was overheard cannot be played again later. */
const toleranceSeconds = 300

/** `t=<unix seconds>,v1=<hmac-sha256 of "t.text">`. */
export function signText(key: string, text: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000)
  return `t=${t},v1=${digest(key, t, text)}`
}

/** Whether a signature of `signText` is true, unchanged and at most five minutes old. */
export function isSignedText(
  key: string,
  { text, signature, now }: { text: string; signature: unknown; now: Date },
): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? []
  if (!seconds || !given) return false
  const t = Number(seconds)
  if (Math.abs(now.getTime() / 1000 - t) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(digest(key, t, text)))
}

function digest(key: string, t: number, text: string): string {
  return createHmac('sha256', key).update(`${t}.${text}`).digest('hex')
}
