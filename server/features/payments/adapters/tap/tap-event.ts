import { createHmac, timingSafeEqual } from 'node:crypto'
import { fromDecimal, toDecimalString } from '@rimal/contract/money'
import { Value } from 'typebox/value'
import type { WebhookRequest, WebhookEvent } from '../../payment-provider.ts'
import { TapEvent } from './tap-answers.ts'

/** A webhook of Tap, if its `hashstring` is Tap's. Seven fields are signed; none of them is believed. */
export function readTapEvent(
  { headers, rawBody }: WebhookRequest,
  secretKey: string,
): WebhookEvent | undefined {
  const body: unknown = JSON.parse(rawBody)
  if (!Value.Check(TapEvent, body)) return undefined
  const given = Buffer.from(String(headers['hashstring'] ?? ''))
  const expected = Buffer.from(tapHash(body, secretKey))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { id, status, charge_id } = body
  return {
    providerRef: charge_id ?? id,
    dedupKey: [id, status, given.toString('latin1').slice(0, 16)].join(':'),
    body: { id, status },
  }
}

/** developers.tap.company/docs/webhook: the amount with all decimals of its currency. */
function tapHash(event: TapEvent, secretKey: string): string {
  const { id, amount, currency, status, reference, transaction, created } = event
  const text = [
    `x_id${id}`,
    `x_amount${toDecimalString(fromDecimal(amount, currency), currency)}`,
    `x_currency${currency}`,
    `x_gateway_reference${reference?.gateway ?? ''}`,
    `x_payment_reference${reference?.payment ?? ''}`,
    `x_status${status}`,
    `x_created${transaction?.created ?? created ?? ''}`,
  ].join('')
  return createHmac('sha256', secretKey).update(text).digest('hex')
}
