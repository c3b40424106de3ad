import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import {
  capturedOf,
  type Charge,
  newCharge,
  type NewCharge,
  refundedOf,
  secretKey,
  shownCharge,
  signedWebhook,
} from './charges.ts'

type Answer = { status?: number; body: unknown }
type NewRefund = {
  charge_id: string
  amount: number
  currency: string
  reference: { merchant: string }
}

/** The shop waits ten seconds for a provider. */
const slowMs = 15_000

/**
 * A payment provider that speaks as Tap does. It can be away (its port is closed), slow (it does what it is asked, and
 * answers after the shop has given up), and it can send webhooks that are not true.
 */
export class FakeTap {
  readonly charges = new Map<string, Charge>()
  /** What the shop asked for that Tap would refuse. */
  readonly faults: string[] = []
  /** How many answers to refunds are still to be lost after the refund was made. */
  answersToLose = 0
  readonly #port: number
  readonly #server = createServer((request, reply) => void this.#answer(request, reply))
  #isSlow = false

  constructor(port: number) {
    this.#port = port
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async become(state: 'up' | 'away' | 'slow') {
    this.#isSlow = state === 'slow'
    if (state === 'away') {
      const closed = once(this.#server, 'close')
      this.#server.close()
      this.#server.closeAllConnections()
      await closed
    } else if (!this.#server.listening) {
      this.#server.listen(this.#port, '127.0.0.1')
      await once(this.#server, 'listening')
    }
  }

  get(id: string): Charge {
    const charge = this.charges.get(id)
    if (!charge) throw new Error(`There is no charge ${id}.`)
    return charge
  }

  /** The charges of an order, the oldest first. */
  chargesOf(orderNumber: string): Charge[] {
    return [...this.charges.values()].filter((charge) => charge.orderNumber === orderNumber)
  }

  /** The shopper pays on the page of the provider. */
  pay(charge: Charge) {
    charge.status = 'CAPTURED'
  }

  /** Sends a webhook and returns the status of its answer. `says` is what the webhook has that the books have not. */
  async notify(charge: Charge, { says = {}, key = secretKey }: Lie = {}): Promise<number> {
    const { body, hashstring } = signedWebhook({ ...charge, ...says }, key)
    const headers = { 'content-type': 'application/json', hashstring }
    const reply = await fetch(charge.webhookUrl, { method: 'POST', headers, body })
    await reply.arrayBuffer()
    return reply.status
  }

  async [Symbol.asyncDispose]() {
    if (this.#server.listening) await this.become('away')
  }

  async #answer(request: IncomingMessage, reply: ServerResponse) {
    const given = await text(request)
    const isAllowed = request.headers.authorization === `Bearer ${secretKey}`
    const losesAnswer = request.url === '/v2/refunds' && this.answersToLose-- > 0
    const { status = 200, body } = isAllowed ? this.#act(request, given) : unknownKey
    if (losesAnswer) return request.destroy()
    if (this.#isSlow) await delay(slowMs)
    if (reply.destroyed) return
    reply.writeHead(status, { 'content-type': 'application/json' })
    reply.end(JSON.stringify(body), () => this.#confirm(request))
  }

  #act({ method, url = '' }: IncomingMessage, given: string): Answer {
    const at = `${method} ${url}`
    if (at === 'POST /v2/charges') return this.#open(JSON.parse(given))
    if (at === 'POST /v2/refunds') return this.#refund(JSON.parse(given))
    if (at === 'POST /v2/refunds/list') return this.#listRefunds(JSON.parse(given))
    const charge = this.charges.get(url.split('/').at(-1) ?? '')
    if (method === 'GET' && charge) return { body: shownCharge(charge) }
    this.faults.push(`${at} does not exist`)
    return { status: 404, body: {} }
  }

  /** The shop has read the charge. */
  #confirm({ method, url = '' }: IncomingMessage) {
    const charge = this.charges.get(url.split('/').at(-1) ?? '')
    if (method === 'GET' && charge?.status === 'CAPTURED') charge.isConfirmed = true
  }

  #open(asked: NewCharge): Answer {
    const charge = newCharge(asked)
    this.charges.set(charge.id, charge)
    return { body: shownCharge(charge) }
  }

  #refund({ charge_id, amount, currency, reference }: NewRefund): Answer {
    const charge = this.get(charge_id)
    const minor = Math.round(amount * 100)
    if (refundedOf(charge) + minor > capturedOf(charge)) {
      this.faults.push(`${charge_id}: a refund of more than was captured`)
      return { status: 400, body: {} }
    }
    const id = `re_${randomUUID().replaceAll('-', '')}`
    charge.refunds.push({ id, amount: minor, key: reference.merchant })
    return { body: { id, status: 'REFUNDED', amount, currency, charge_id, reference } }
  }

  #listRefunds({ charges }: { charges: string[] }): Answer {
    const refunds = charges.flatMap((charge_id) =>
      this.get(charge_id).refunds.map(({ id, amount, key }) => ({
        id,
        charge_id,
        status: 'REFUNDED',
        amount: amount / 100,
        currency: this.get(charge_id).currency,
        reference: { merchant: key },
      })),
    )
    if (refunds.length === 0) return { status: 400, body: { message: 'Refunds not found' } }
    return { body: { has_more: false, refunds } }
  }
}

type Lie = { says?: Partial<Charge>; key?: string }
const unknownKey: Answer = { status: 401, body: {} }
