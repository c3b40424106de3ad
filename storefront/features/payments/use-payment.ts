import type { PaymentStatus } from '@rimal/contract/payments'
import { useCallback, useEffect, useState } from 'react'
import { tryCall } from '../../api.ts'
import { storedValue } from '../../session/stored-value.ts'
import { keepAsking } from './keep-asking.ts'
import { openStages, paymentStage } from './payment-stage.ts'

type Known =
  | { kind: 'loading' }
  | { kind: 'unknown' }
  | { kind: 'broken' }
  | { kind: 'known'; status: PaymentStatus; readAt: number }

/** After this time the customer need not wait any more; we ask all the same. */
const patienceMs = 10_000

/** A payment as the shop knows it, asked for again while an answer may still come. */
export function usePayment(token: string) {
  const [known, setKnown] = useState<Known>({ kind: 'loading' })
  const [waited, setWaited] = useState(false)
  const [wasSent, setWasSent] = useState(() => readSent(token))
  const [doubtful, setDoubtful] = useState(cameByBack)
  const stage =
    known.kind === 'known' ? paymentStage(known.status, { wasSent, waited }) : known.kind

  const look = useCallback(
    () =>
      tryCall('GET payment/get-status/{paymentToken}', { params: { paymentToken: token } }).then(
        (reply) => {
          const status = reply?.result
          if (status) setKnown({ kind: 'known', status, readAt: Date.now() })
          // The known status stays: a call without an answer changes nothing.
          else setKnown((before) => (before.kind === 'known' ? before : missing(reply?.status)))
        },
      ),
    [token],
  )

  useEffect(() => void look(), [look])

  useEffect(() => {
    // A page that the browser restores from memory still says that it is opening the bank's page.
    const onReturn = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setWasSent(readSent(token))
      setDoubtful(true)
      void look()
    }
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [token, look])

  const isOpen = openStages.some((open) => open === stage)
  useEffect(() => (isOpen ? keepAsking(look) : undefined), [isOpen, look])

  const isConfirming = stage === 'confirming'
  useEffect(() => {
    if (!isConfirming) return
    const enough = setTimeout(() => {
      setWaited(true)
      setDoubtful(true)
    }, patienceMs)
    return () => clearTimeout(enough)
  }, [isConfirming])

  /** Once more by hand, and for another while in sight. */
  const lookAgain = useCallback(async () => {
    await look()
    setWaited(false)
  }, [look])

  return {
    stage,
    status: known.kind === 'known' ? known.status : null,
    /** By the clock of this device. */
    readAt: known.kind === 'known' ? known.readAt : 0,
    isOpen,
    /** True when the customer has probably returned without paying. */
    doubtful,
    look,
    lookAgain,
  }
}

function cameByBack(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return (loaded as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

function missing(status: number | undefined): Known {
  return status === 404 || status === 400 ? { kind: 'unknown' } : { kind: 'broken' }
}

/**
 * Remembers that the customer was sent to the payment page; a customer who returns from there would otherwise be
 * sent again.
 */
export function rememberSent(token: string) {
  sentTo(token).set(true)
}

function readSent(token: string): boolean {
  return sentTo(token).get()
}

function sentTo(token: string) {
  return storedValue({
    area: 'session',
    key: `rimal-sent-${token}`,
    version: 1,
    initial: false,
    parse: Boolean,
  })
}
