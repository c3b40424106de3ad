import { Browser } from '@capacitor/browser'
import { type LanguageCode, languagePath } from '@rimal/contract/language'
import type { PaymentStatus } from '@rimal/contract/payments'
import type { Device } from '@rimal/storefront/device/device.ts'

const pauseMs = 2000

/** Ends the payment that is open in the browser above the app. */
let end: (() => void) | null = null

/**
 * Opens a payment in the browser above the app: the shop's own page, which leads to the provider. Resolves once the
 * customer has closed it, a link has returned to the app, or the shop says that the payment is settled.
 */
export async function openPayment(
  { token, language }: { token: string; language: LanguageCode },
  { origin, fetch }: Pick<Device, 'origin' | 'fetch'>,
): Promise<void> {
  closePayment()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  end = resolve
  const closed = await Browser.addListener('browserFinished', resolve)
  await Browser.open({ url: `${origin}${languagePath(language, `/payment/${token}`)}?in=app` })
  const question = `/api/payment/get-status/${token}?language_code=${language}`
  const timer = setInterval(async () => {
    const answer = await fetch(question).catch(() => null)
    const status = (await answer?.json().catch(() => null)) as { result?: PaymentStatus } | null
    if (status?.result && isSettled(status.result)) resolve()
  }, pauseMs)
  await ended
  clearInterval(timer)
  await closed.remove()
  if (end === resolve) end = null
  // Android has no such call: its browser goes when a link returns to the app, or when the customer closes it.
  await Browser.close().catch(() => {})
}

/** Ends an open payment, because a link has returned to the app. */
export function closePayment() {
  end?.()
  end = null
}

function isSettled({ state, orderStatus }: PaymentStatus): boolean {
  return orderStatus !== 'awaiting_payment' || (state !== 'created' && state !== 'pending')
}
