import type { QueueState } from '@rimal/contract/queue/queue'
import { useEffect, useReducer, useState } from 'react'
import { answerOf, ask, type Reply, tryCall } from '../../api.ts'

type Joined = NonNullable<Reply<'POST queue/join'>['result']>
export type Seen = {
  state: QueueState | null
  product: Joined['product']
  /** The sentence of a refusal, or '' where no answer came; null while there is nothing to say. */
  failure: string | null
}

const nothing: Seen = { state: null, product: null, failure: null }
const retrySeconds = 5
/** A place that has no number in so many answers no longer exists, for example because the queue was started anew. */
const longestUnnumbered = 3

/** Joins a queue and asks where the shopper stands, as often as the shop says. */
export function useQueue(product: string | undefined) {
  const [seen, setSeen] = useState<Seen>(nothing)
  const [turn, again] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    const watch = watchQueue(product, (change) => setSeen((before) => ({ ...before, ...change })))
    return watch
  }, [product, turn])
  return { ...seen, again }
}

/** Returns the function that stops it. */
function watchQueue(product: string | undefined, show: (change: Partial<Seen>) => void) {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let token: string | null = null
  let unnumbered = 0
  /** The seconds after which the shop wants to be asked again after a refusal; null if it did not say. */
  let retryAfter: number | null = null

  async function look() {
    const state = token === null ? await join() : await stateOf(token)
    if (stopped) return
    const seconds = state?.askAgainIn ?? (retryAfter ?? retrySeconds) * (1 + Math.random())
    if (state) {
      show({ state, failure: null })
      unnumbered = state.stage === 'waiting' && state.place === null ? unnumbered + 1 : 0
      if (unnumbered >= longestUnnumbered) token = null
      // Nothing changes any more: the page goes on.
      if (state.stage === 'admitted' || state.stage === 'closed') return
    }
    timer = setTimeout(() => void look(), seconds * 1000)
  }

  async function join(): Promise<QueueState | null> {
    const body = product === undefined ? {} : { product }
    const reply = await tryCall('POST queue/join', { body })
    retryAfter = reply?.retryAfter ?? null
    if (!reply?.result) {
      if (!stopped) show({ failure: reply?.message ?? '' })
      return null
    }
    token = reply.result.token
    unnumbered = 0
    if (!stopped) show({ product: reply.result.product })
    return reply.result
  }

  async function stateOf(known: string): Promise<QueueState | null> {
    const reply = await answerOf(ask('POST queue/get-state', { body: { token: known } }))
    retryAfter = reply?.retryAfter ?? null
    // Without an answer, or while the shop is too busy to give one, the place stays as it was shown last.
    if (reply?.status === 404) token = null
    return reply?.result ?? null
  }

  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
