/** EdDSA, ES256 and RS256: what authenticators sign with today (COSE numbers, the best first). */
export const algorithms = [-8, -7, -257]

/** Loads the library with the first passkey, because loading takes half as long as the start of the shop. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server')
}
