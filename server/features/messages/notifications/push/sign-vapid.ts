import { type JWK, SignJWT } from 'jose'
import type { VapidKeys } from './find-vapid-keys.ts'

const seconds = 12 * 3600

type Signed = { keys: VapidKeys; endpoint: string; subject: string; now: Date }

/** Returns the header that identifies the sender to a push service (RFC 8292); it is valid for that service alone. */
export async function signVapid({ keys, endpoint, subject, now }: Signed): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + seconds)
    .setSubject(subject)
    .sign(jwkOf(keys))
  return `vapid t=${token}, k=${keys.publicKey}`
}

function jwkOf({ publicKey, privateKey }: VapidKeys): JWK {
  // The first byte of a point names its form; its two halves follow.
  const point = Buffer.from(publicKey, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return { kty: 'EC', crv: 'P-256', d: privateKey, x: half(1), y: half(33) }
}
