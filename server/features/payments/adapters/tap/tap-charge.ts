import { textIn } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { PaymentRequest } from '../../payment-provider.ts'
import { clip, splitName } from '../buyer-words.ts'

/** The sources of the networks in `bank-networks.ts`; each takes its own currency only. */
const tapBanks: Readonly<Record<string, string>> = {
  KWD: 'src_kw.knet',
  SAR: 'src_sa.mada',
  BHD: 'src_bh.benefit',
  OMR: 'src_om.omannet',
  QAR: 'src_qa.naps',
}

/** An amount as Tap wants it. A decimal of at most three places survives being a number. */
export function tapAmount(minor: number, currency: string): number {
  return Number(toDecimalString(minor, currency))
}

/** Returns the body of `POST /v2/charges`, which opens a page of Tap's on which the charge is paid. */
export function tapCharge(request: PaymentRequest) {
  const { attemptId, orderNumber, amount, currency, contact, method, language } = request
  const { first, last } = splitName(contact.name)
  return {
    amount: tapAmount(amount, currency),
    currency,
    threeDSecure: true,
    description: textIn({ en: `Order ${orderNumber}`, ar: `الطلب ${orderNumber}` }, language),
    metadata: { attempt: attemptId },
    reference: { transaction: attemptId, order: orderNumber },
    customer: {
      first_name: clip(first, 100),
      last_name: clip(last, 100),
      email: contact.email,
      ...phoneOf(contact.phone),
    },
    source: { id: method === 'net_banking' ? tapBanks[currency] : 'src_card' },
    redirect: { url: request.returnUrl },
    post: { url: request.webhookUrl },
  }
}

function phoneOf(text: string) {
  const phone = parsePhoneNumberFromString(text)
  if (!phone) return {}
  return { phone: { country_code: phone.countryCallingCode, number: phone.nationalNumber } }
}
