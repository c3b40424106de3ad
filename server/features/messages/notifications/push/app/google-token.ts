import { SignJWT } from 'jose'
import type { FcmAccount } from '../../../../../phone-app/phone-app-settings.ts'
import { patienceMs, refusedBy } from '../push-service.ts'
import { RenewedToken } from './renewed-token.ts'

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
/** A token is replaced so long before its end, so that no message arrives with an ended one. */
const marginSeconds = 5 * 60

/** The access token of a service account for sending messages (RFC 7523). */
export function googleToken(account: FcmAccount, clock: () => Date): RenewedToken {
  const { tokenOrigin, email, key } = account
  const address = `${tokenOrigin}/token`
  return new RenewedToken(clock, async (now) => {
    const seconds = Math.floor(now.getTime() / 1000)
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(address)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(key)
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: grant, assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw refusedBy('the service of Google', response.status)
    }
    const { access_token: token, expires_in: life } = (await response.json()) as {
      access_token: string
      expires_in: number
    }
    return { token, until: new Date(now.getTime() + (life - marginSeconds) * 1000) }
  })
}
