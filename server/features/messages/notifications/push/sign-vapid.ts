import { createPrivateKey, sign } from 'node:crypto'
import type { VapidKeys } from './vapid-keys.sql.ts'

const hours = 12

type Signed = { keys: VapidKeys; endpoint: string; subject: string; now: Date }

/** The header by which a push service knows who sends, as RFC 8292 says: valid for that service alone. */
export function signVapid({ keys, endpoint, subject, now }: Signed): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + hours * 3600,
    sub: subject,
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKeyOf(keys),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

function privateKeyOf({ publicKey, privateKey }: VapidKeys) {
  // The point: a byte that says so, then its two halves.
  const point = Buffer.from(publicKey, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: half(1), y: half(33) },
  })
}
