import { randomBytes } from 'node:crypto'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { LanguageCode } from '@rimal/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isSignedText } from '../adapters/simulator/signed-text.ts'
import { cancelSession, moveMoney } from './change-payment-entries.ts'
import { simulatedState } from './simulated-state.ts'
import { buyerRefused } from './simulator-words.ts'
import { findPayment, insertPayment, type SimulatedPayment } from './simulator.sql.ts'

type Asked = { Params: { ref: string; verb: string } }
type NewPayment = {
  attempt: string
  order_number: string
  method: PaymentMethod
  amount: number
  currency: string
  language: LanguageCode
  return_url: string
  webhook_url: string
}

const payments = '/simulator/api/payments'
/** As in Tabby's test shop, buyers with phone numbers that end with these digits are refused. */
const refusedPhone = '0002'
const kinds = ['capture', 'void', 'refund'] as const

/**
 * The calls that a shop's server makes to the simulator. Every call is signed; unsigned ones get no information.
 */
export function simulatorApi(api: FastifyInstance, deps: Deps) {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  api.addHook('preHandler', async (request, reply) => {
    if (!isFromShop(deps, request)) return reply.code(401).send({ error: 'not signed' })
  })
  const hidden = { schema: { hide: true } } as const

  api.post(payments, hidden, (request) => createPayment(deps, bodyOf<NewPayment>(request)))

  api.post('/simulator/api/buyers', hidden, (request) => {
    const { phone } = bodyOf<{ phone: string }>(request)
    return { refusal: phone.endsWith(refusedPhone) ? buyerRefused : null }
  })

  api.get<Asked>(`${payments}/:ref`, hidden, async ({ params }, reply) =>
    answer(deps, reply, await findPayment(deps.db, params.ref)),
  )

  api.post<Asked>(`${payments}/:ref/:verb`, hidden, async (request, reply) => {
    const { ref, verb } = request.params
    const { amount, key } = bodyOf<{ amount?: number; key?: string }>(request)
    if (verb === 'cancel') return answer(deps, reply, await cancelSession(deps, ref))
    const kind = kinds.find((known) => known === verb)
    if (!kind || !key) return reply.code(400).send({ error: 'not understood' })
    const move = { kind, key, ...(amount === undefined ? {} : { amount }) }
    const moved = await moveMoney(deps, ref, move)
    if (!moved) return reply.code(409).send({ error: 'nothing to move' })
    return answer(deps, reply, moved)
  })
}

async function createPayment(deps: Deps, asked: NewPayment) {
  const { ref, language } = await insertPayment(deps.db, {
    ref: randomBytes(16).toString('hex'),
    attempt: asked.attempt,
    orderNumber: asked.order_number,
    method: asked.method,
    amount: asked.amount,
    currency: asked.currency,
    language: asked.language,
    returnUrl: asked.return_url,
    webhookUrl: asked.webhook_url,
    state: 'pending',
    createdAt: deps.clock(),
  })
  const lang = language === 'arb' ? 'ar' : 'en'
  return { ref, url: `${deps.config.publicUrl.origin}/simulator/pay/${ref}?lang=${lang}` }
}

function isFromShop(deps: Deps, { method, url, body, headers }: FastifyRequest): boolean {
  return isSignedText(deps.sign('simulator', 'request'), {
    text: `${method} ${url} ${typeof body === 'string' ? body : ''}`,
    signature: headers['simulator-signature'],
    now: deps.clock(),
  })
}

function bodyOf<Body>({ body }: FastifyRequest): Body {
  return JSON.parse(String(body)) as Body
}

function answer(deps: Deps, reply: FastifyReply, payment: SimulatedPayment | undefined) {
  if (!payment) return reply.code(404).send({ error: 'unknown' })
  const { attempt, amount, currency, entries, reason } = payment
  return reply.send({
    state: simulatedState(payment, deps.clock()),
    attempt,
    amount,
    currency,
    entries: entries.map(({ kind, tx, amount }) => ({ kind, tx, amount })),
    reason,
  })
}
