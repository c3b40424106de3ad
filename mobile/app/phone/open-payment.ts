import { Browser } from '@capacitor/browser'
import { Capacitor } from '@capacitor/core'
import { type LanguageCode, languagePath } from '@rimal/contract/language'
import type { PaymentStatus } from '@rimal/contract/payments'
import type { Device } from '@rimal/storefront/device/device.ts'

const pauseMs = 2000

type Ending = 'closed' | 'returned' | 'settled'

/** Ends the payment that is open in the browser above the app. */
let end: ((how: Ending) => void) | null = null

/**
 * Opens a payment in the browser above the app: the shop's own page, which leads to the provider. Resolves once the
 * customer has closed it, a link has returned to the app, or the shop says that the payment is settled.
 */
export async function openPayment(
  { token, language }: { token: string; language: LanguageCode },
  { origin, fetch }: Pick<Device, 'origin' | 'fetch'>,
): Promise<void> {
  closePayment()
  const { promise: ended, resolve } = Promise.withResolvers<Ending>()
  end = resolve
  const closed = await Browser.addListener('browserFinished', () => resolve('closed'))
  const question = `/api/payment/get-status/${token}?language_code=${language}`
  const timer = setInterval(async () => {
    const answer = await fetch(question).catch(() => null)
    const status = (await answer?.json().catch(() => null)) as { result?: PaymentStatus } | null
    if (status?.result && isSettled(status.result)) resolve('settled')
  }, pauseMs)
  try {
    await Browser.open({ url: `${origin}${languagePath(language, `/payment/${token}`)}?in=app` })
    const how = await ended
    if (how !== 'closed' && end === resolve) await closeBrowser()
  } finally {
    clearInterval(timer)
    await closed.remove()
    if (end === resolve) end = null
  }
}

/** Ends an open payment, because a link has returned to the app. */
export function closePayment() {
  end?.('returned')
}

/**
 * Closes the browser above the app on an iPhone. On Android it goes when a link returns to the app, or when the customer
 * closes it; its plugin would open the payment a second time where the browser is just being closed.
 */
async function closeBrowser() {
  if (Capacitor.getPlatform() === 'ios') await Browser.close().catch(() => {})
}

/** A refused card is not the end: the page of the provider may let the customer try another one. */
function isSettled({ orderStatus }: PaymentStatus): boolean {
  return orderStatus !== 'awaiting_payment'
}
