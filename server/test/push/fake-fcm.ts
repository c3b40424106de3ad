import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import type { FcmAccount } from '../../phone-app/phone-app-settings.ts'

type Sent = { path: string; headers: IncomingHttpHeaders; message: Record<string, unknown> }
type Refusal = { status: number; details?: object[] }

/** The answer about an app that was removed from its phone. */
export const unregistered: Refusal = {
  status: 404,
  details: [
    { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED' },
  ],
}
/** The answer about a text that is no token. */
export const noToken: Refusal = {
  status: 400,
  details: [
    {
      '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
      errorCode: 'INVALID_ARGUMENT',
    },
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field: 'message.token', description: 'Invalid registration token' }],
    },
  ],
}
/** The answer about a message of a wrong form. */
export const wrongMessage: Refusal = {
  status: 400,
  details: [
    {
      '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
      errorCode: 'INVALID_ARGUMENT',
    },
  ],
}

/** Plays the part of Google: gives tokens for a signed assertion, and takes or refuses messages. */
export async function fakeFcm(refusals: (Refusal | null)[] = []) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const received: Sent[] = []
  const claims: object[] = []
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const { url: path = '', headers } = request
    const answer = (status: number, json: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    if (path === '/token') {
      const form = new URLSearchParams(body)
      const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
        algorithms: ['RS256'],
        // The clock of the test may stand.
        currentDate: new Date(0),
      })
      claims.push({ grant: form.get('grant_type'), ...payload })
      return answer(200, { access_token: `access-${claims.length}`, expires_in: 3600 })
    }
    received.push({ path, headers, message: JSON.parse(body).message })
    const refusal = refusals.shift()
    if (refusal) {
      return answer(refusal.status, { error: { code: refusal.status, details: refusal.details } })
    }
    return answer(200, { name: 'projects/rimal-test/messages/1' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account: FcmAccount = {
    origin,
    tokenOrigin: origin,
    project: 'rimal-test',
    email: 'push@rimal-test.iam.gserviceaccount.com',
    key: privateKey,
  }
  return {
    account,
    received,
    /** What each assertion said for which a token was given. */
    claims,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
