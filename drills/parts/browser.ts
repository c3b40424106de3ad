import { setTimeout as delay } from 'node:timers/promises'

type Answer = {
  errorCode: number
  result?: {
    orderNumber?: string
    orderToken?: string
    paymentToken?: string | null
    payAt?: string | null
    totals?: { total: number }
  }
}
type Reply = Answer & { status: number }

type Line = {
  address: () => string
  /** Whether the guest has to go, also without an answer. */
  isStopped: () => boolean
  /** Counts what was not an answer. */
  note: (what: string) => void
}

/** A browser waits until its answer, or until the shopper loses patience. */
const patienceMs = 35_000

/** The browser of one guest, who presses again until there is an answer. */
export class Browser {
  readonly #line: Line
  readonly #cookies = new Map<string, string>()

  constructor(line: Line) {
    this.#line = line
  }

  /** Sends a call again until it is answered; undefined once the guests have to go. */
  async untilAnswered(path: string, init: RequestInit = {}): Promise<Reply | undefined> {
    while (!this.#line.isStopped()) {
      try {
        const reply = await this.#send(path, init)
        // A refusal of the shop has the status 200.
        if (reply.status >= 400) this.#line.note(`HTTP ${reply.status}`)
        if (reply.status < 500 && reply.status !== 429) return reply
      } catch (error) {
        const { name, cause } = error as Error & { cause?: { code?: string } }
        this.#line.note(cause?.code ?? name)
      }
      await delay(300 + Math.random() * 400)
    }
    return undefined
  }

  /** The page of the provider that the shop sends the shopper to; undefined where there is nothing to pay. */
  async pageToPay(paymentToken: string): Promise<URL | undefined> {
    const path = `/api/payment/get-status/${paymentToken}?language_code=en`
    const payAt = (await this.untilAnswered(path))?.result?.payAt
    return payAt ? new URL(payAt) : undefined
  }

  /** Approves the payment on the page of the simulator. */
  async approve({ pathname, search }: URL) {
    const body = new URLSearchParams({ outcome: 'approve' })
    const address = this.#line.address() + pathname + search
    const paid = fetch(address, { method: 'POST', body, redirect: 'manual' })
    await paid.catch(() => this.#line.note('payment page lost'))
  }

  async #send(path: string, init: RequestInit): Promise<Reply> {
    const signal = AbortSignal.timeout(patienceMs)
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(init.headers as Record<string, string>), cookie }
    const response = await fetch(this.#line.address() + path, { ...init, headers, signal })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2)
      this.#cookies.set(name, value)
    }
    const { status } = response
    const said = await response.text()
    // A proxy without a server answers with a page.
    const isOfShop = response.headers.get('content-type')?.includes('json')
    return { ...(isOfShop ? (JSON.parse(said) as Answer) : { errorCode: -1 }), status }
  }
}
