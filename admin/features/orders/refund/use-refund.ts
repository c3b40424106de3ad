import { formatMoney } from '@rimal/contract/money'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import type { RefundMethod, RefundPreview } from '@rimal/contract/staff/refunds'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfRefunds } from '../../money/reads-of-money.ts'
import { useKey } from '../../../ui/form/use-key.ts'
import type { StaffRefundReason } from './refund-reasons.ts'
import type { RefundQuery } from './use-refund-preview.ts'

type Options = { order: StaffOrder; possible: RefundPreview; onDone: (sentence: string) => void }

/** Holds what is chosen of an order, and refunds it. */
export function useRefund({ order, possible, onDone }: Options) {
  const { t, language } = useWords()
  /** The chosen units by the position of their line. */
  const [units, setUnits] = useState<Record<number, number>>({})
  const [delivery, setDelivery] = useState<number | null>(null)
  /** What is refunded: units and delivery, or an amount for which nothing comes back. */
  const [how, setHow] = useState<'units' | 'amount'>('units')
  const [amount, setAmount] = useState<number | null>(null)
  const [reasonOfUnits, setReasonOfUnits] = useState<StaffRefundReason>('returned')
  const [reasonOfAmount, setReasonOfAmount] = useState<StaffRefundReason>('goodwill')
  const [reason, setReason] =
    how === 'amount' ? [reasonOfAmount, setReasonOfAmount] : [reasonOfUnits, setReasonOfUnits]
  const [method, setMethod] = useState<RefundMethod | null>(null)
  const to = method ?? possible.methods[0] ?? 'source'
  const lines = Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position: Number(position), quantity }))
  const chosen =
    how === 'amount'
      ? { lines: [], ...(amount ? { amount } : {}), to }
      : { lines, ...(delivery ? { delivery } : {}), to }
  const key = useKey(JSON.stringify({ ...chosen, reason }))
  const send = useSend(readsOfRefunds)
  const { run, isBusy, error } = useChange(async () => {
    const refund = await send('POST staff/refund-order', {
      body: { orderNumber: order.number, key, reason, ...chosen },
    })
    const { currency } = refund
    const refunded = formatMoney(refund.amount, { currency, language })
    onDone(t(refund.state === 'requested' ? 'refund_waits' : 'refund_done', { amount: refunded }))
  })
  return {
    units,
    setUnits: (position: number, quantity: number) =>
      setUnits((now) => ({ ...now, [position]: quantity })),
    delivery,
    setDelivery,
    how,
    setHow,
    amount,
    setAmount,
    reason,
    setReason,
    to,
    setMethod,
    query: queryOf(order.number, chosen),
    run,
    isBusy,
    error,
  }
}

type Chosen = {
  lines: { position: number; quantity: number }[]
  delivery?: number
  amount?: number
  to: RefundMethod
}

/** What the preview reads; null while nothing is chosen. */
function queryOf(orderNumber: string, { lines, delivery, amount, to }: Chosen): RefundQuery | null {
  if (lines.length === 0 && !delivery && !amount) return null
  const units = lines.map(({ position, quantity }) => `${position}x${quantity}`).join(',')
  return {
    orderNumber,
    to,
    ...(units ? { lines: units } : {}),
    ...(delivery ? { delivery } : {}),
    ...(amount ? { amount } : {}),
  }
}

export type RefundChoice = ReturnType<typeof useRefund>
