import type { PaymentStatus } from '@rimal/contract/payments'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api.ts'
import { device } from '../../device/device.ts'
import { useWords } from '../../i18n/words.tsx'
import { storedValue } from '../../session/stored-value.ts'
import { gapOf } from '../../ui/resource/resource.ts'
import { useResource } from '../../ui/resource/use-resource.ts'
import { keepAsking } from './keep-asking.ts'
import { openStages, paymentStage } from './payment-stage.ts'

/** After this time the customer need not wait any more; we ask all the same. */
const patienceMs = 10_000

/** A payment as the shop knows it, asked for again while an answer may still come. */
export function usePayment(token: string) {
  const {
    result: known,
    failure,
    load: look,
  } = useResource<{ status: PaymentStatus; readAt: number }>(`payment ${token}`, async (signal) => {
    const params = { paymentToken: token }
    const { result, ...reply } = await call('GET payment/get-status/{paymentToken}', {
      params,
      signal,
    })
    return { ...reply, result: result && { status: result, readAt: Date.now() } }
  })
  const [waited, setWaited] = useState(false)
  const [wasSent, setWasSent] = useState(() => readSent(token))
  const [doubtful, setDoubtful] = useState(cameByBack)
  const stage = known ? paymentStage(known.status, { wasSent, waited }) : gapOf(failure)

  const returned = useCallback(() => {
    setWasSent(readSent(token))
    setDoubtful(true)
    void look()
  }, [token, look])

  useEffect(() => {
    // A page that the browser restores from memory still says that it is opening the bank's page.
    const onReturn = (event: PageTransitionEvent) => event.persisted && returned()
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [returned])

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

  const pay = usePay(token, { onOpen: setWasSent, onReturn: returned })

  return {
    stage,
    status: known?.status ?? null,
    /** By the clock of this device. */
    readAt: known?.readAt ?? 0,
    isOpen,
    /** True when the customer has probably returned without paying. */
    doubtful,
    pay,
    look,
    lookAgain,
  }
}

/** Returns the function that opens the payment page: in a browser in place of this page, in the app above it. */
function usePay(
  token: string,
  { onOpen, onReturn }: { onOpen: (isOpen: true) => void; onReturn: () => void },
) {
  const { language } = useWords()
  return useCallback(
    async (payAt: string) => {
      rememberSent(token)
      if (!device.app) return location.assign(payAt)
      onOpen(true)
      await device.app.openPayment({ token, language })
      return onReturn()
    },
    [token, language, onOpen, onReturn],
  )
}

function cameByBack(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return (loaded as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

/**
 * Remembers that the customer was sent to the payment page; a customer who returns from there would otherwise be
 * sent again.
 */
function rememberSent(token: string) {
  sentTo(token).set(true)
}

function readSent(token: string): boolean {
  return sentTo(token).get()
}

/** A phone may end the app while the customer pays in the app of a bank, and the session of its page with it. */
function sentTo(token: string) {
  return storedValue({
    area: device.app ? 'local' : 'session',
    key: `rimal-sent-${token}`,
    version: 1,
    initial: false,
    parse: Boolean,
    ...(device.app ? { expiresAfterDays: 1 } : {}),
  })
}
