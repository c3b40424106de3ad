import { once } from 'node:events'
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2'
import { text } from 'node:stream/consumers'
import { patienceMs } from '../push-service.ts'

type Answer = {
  status: number
  /** Why the service refused, in its own word; empty where it took the message. */
  reason: string
}

/**
 * The connection to the service of Apple, which speaks HTTP/2 only. It is opened for the first message, held for the
 * following ones, and opened again where it has ended. It keeps no process alive.
 */
export class ApnsConnection {
  readonly #origin: string
  #session: ClientHttp2Session | undefined

  constructor(origin: string) {
    this.#origin = origin
  }

  async post(path: string, headers: Record<string, string>, body: string): Promise<Answer> {
    const signal = AbortSignal.timeout(patienceMs)
    const session = this.#open()
    try {
      const stream = session.request({ ':method': 'POST', ':path': path, ...headers }, { signal })
      // The wait for the answer fails with the same error.
      stream.on('error', () => {})
      stream.end(body)
      const [answered] = (await once(stream, 'response', { signal })) as [IncomingHttpHeaders]
      const status = Number(answered[':status'])
      return { status, reason: reasonIn(await text(stream)) }
    } catch (error) {
      // A connection on which nothing arrives any more would let each following message wait as long.
      if (signal.aborted) session.destroy()
      throw signal.aborted ? signal.reason : error
    }
  }

  #open(): ClientHttp2Session {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session
    const session = connect(this.#origin)
    this.#session = session
    session.unref()
    // The requests on it fail with the same error.
    session.on('error', () => {})
    // The service ends a connection with this event, and still answers the messages that were sent.
    session.on('goaway', () => this.#forget(session))
    session.on('close', () => this.#forget(session))
    return session
  }

  #forget(session: ClientHttp2Session) {
    if (this.#session === session) this.#session = undefined
  }
}

function reasonIn(body: string): string {
  try {
    return String((JSON.parse(body) as { reason?: unknown }).reason ?? '')
  } catch {
    return ''
  }
}
