import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import type { ApnsAccount } from '../../phone-app/phone-app-settings.ts'

type Sent = { headers: IncomingHttpHeaders; payload: Record<string, unknown>; claims: object }
type Refusal = { status: number; reason: string }

/** Plays the part of Apple, by HTTP/2 without TLS: verifies the token of the shop, and takes or refuses messages. */
export async function fakeApns(refusals: (Refusal | null)[] = []) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const received: Sent[] = []
  const sessions = new Set<ServerHttp2Session>()
  let connections = 0
  const server = createServer().listen(0, '127.0.0.1')
  server.on('session', (session) => {
    connections++
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.on('stream', async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    const payload = JSON.parse(await text(stream))
    const token = String(headers.authorization).replace('bearer ', '')
    const { payload: claims, protectedHeader } = await jwtVerify(token, publicKey, {
      algorithms: ['ES256'],
    })
    received.push({ headers, payload, claims: { ...protectedHeader, ...claims } })
    const refusal = refusals.shift()
    stream.respond({ ':status': refusal?.status ?? 200 })
    stream.end(refusal ? JSON.stringify({ reason: refusal.reason }) : '')
  })
  await once(server, 'listening')
  const account: ApnsAccount = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: privateKey,
    keyId: 'ABCDE12345',
    team: 'TEAM123456',
    appId: 'com.rimal.shop',
  }
  return {
    account,
    received,
    /** How many connections the shop has opened. */
    connections: () => connections,
    /** Ends the open connections as Apple does, and waits until they are closed. */
    async endConnections() {
      await Promise.all(
        [...sessions].map(async (session) => {
          session.goaway()
          session.close()
          if (!session.destroyed) await once(session, 'close')
        }),
      )
    },
    async [Symbol.asyncDispose]() {
      for (const session of sessions) session.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
