import { toLatinDigits } from '@rimal/contract/text/digits'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the values that every authenticator app knows: SHA-1, six digits, half a minute. */
const period = 30
const digits = 6
/** One step before and one after: clocks of phones differ by a few seconds. */
const stepsAround = 1

/** A new secret of 160 bits, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/**
 * The address that a QR code holds. The label is in the Latin alphabet, because some apps show others as percent signs.
 */
export function totpUri(secret: string, { shop, email }: { shop: string; email: string }): string {
  const latin = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '').trim()
  const issuer = latin(shop) || 'Shop admin'
  return totpOf(secret, { issuer, label: latin(email) || 'staff' }).toString()
}

/** Returns the six digits of a typed text, also of Arabic digits; undefined if it is no such code. */
export function readTotp(typed: string): string | undefined {
  const code = toLatinDigits(typed.normalize('NFKC')).replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : undefined
}

/** Returns the time step that a code belongs to, or undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: stepsAround,
  })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits,
    period,
  })
}
