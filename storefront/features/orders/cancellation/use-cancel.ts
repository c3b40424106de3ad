import { errors } from '@rimal/contract/errors'
import type { CancelReason } from '@rimal/contract/cancellation'
import type { CancelPreview } from '@rimal/contract/cancel-order'
import { useRef } from 'react'
import { call, tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { isMissing, type LoadFailure } from '../../../ui/resource/resource.ts'
import { useResource } from '../../../ui/resource/use-resource.ts'
import type { ChosenLine } from './chosen-lines.ts'

type State =
  | { kind: 'loading' }
  | { kind: 'ready'; preview: CancelPreview }
  /** `over`: it is too late, or there is no such order; asking again changes nothing. */
  | { kind: 'refused'; message: string; over: boolean }

/**
 * Returns the result that cancelling an order, by its token or number, would have, and the functions that cancel
 * it.
 */
export function useCancel(order: string) {
  const { t } = useWords()
  const resource = useResource(`cancelling ${order}`, (signal) =>
    call('GET order/cancel-preview/{order}', { params: { order }, signal }),
  )
  const { load } = resource

  /** The sentence why not, or null once it is cancelled. */
  async function cancel(reason: CancelReason, note: string): Promise<string | null> {
    const body = { order, reason, ...(note ? { note } : {}) }
    const reply = await tryCall('POST order/cancel-order', { body })
    return reply?.errorCode === 0 ? null : (reply?.message ?? t('no_answer'))
  }

  /** A request and its key: when it is repeated because no answer arrived, it is the same request. */
  const asked = useRef({ input: '', key: '' })
  /** Cancels single units in the same manner. */
  async function cancelOrderLines(
    lines: readonly ChosenLine[],
    reason: CancelReason,
    note: string,
  ): Promise<string | null> {
    const input = JSON.stringify(lines)
    if (asked.current.input !== input) asked.current = { input, key: crypto.randomUUID() }
    const { key } = asked.current
    const body = { order, key, lines: [...lines], reason, ...(note ? { note } : {}) }
    const reply = await tryCall('POST order/cancel-order-lines', { body })
    if (reply?.errorCode === 0) return null
    if (reply?.errorCode === errors.units_unavailable.number) void load()
    return reply?.message ?? t('no_answer')
  }
  return { state: stateOf(resource), load, cancel, cancelOrderLines }
}

function stateOf(resource: ReturnType<typeof useResource<CancelPreview>>): State {
  const { result: preview, failure, failed: message } = resource
  if (message !== null) return { kind: 'refused', message, over: isOver(failure) }
  return preview ? { kind: 'ready', preview } : { kind: 'loading' }
}

function isOver(failure: LoadFailure | null): boolean {
  return failure?.errorCode === errors.order_not_cancellable.number || isMissing(failure)
}
