import type { PaymentOption } from '@rimal/contract/checkout'
import { type PaymentMethod, paymentMethods } from '@rimal/contract/choices'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import { formatMoney, splitEvenly } from '@rimal/contract/money'
import { paymentWords } from '@rimal/contract/words/payment'
import type { Deps } from '../../deps.ts'
import type { Settings } from '../shop/settings/settings.ts'
import { listTakers, marksOf } from '../shop/payment-rules/payment-rules.ts'

/** The planned order, as far as payment methods depend on it. */
export type OrderToPay = {
  settings: Settings
  /** Two letters. */
  country: string
  /** The amount left to pay after store credit, in minor units. */
  due: number
  hasMadeToMeasure: boolean
  /** Whether the customer collects the order. */
  isPickup: boolean
}

/**
 * The methods that some provider takes in the currency of the order, in the order of the contract. One that
 * this order may not use is shown all the same, with the reason.
 */
export function listPaymentOptions(
  deps: Pick<Deps, 'payments'>,
  { order, language }: { order: OrderToPay; language: LanguageCode },
): PaymentOption[] {
  const taken = paymentMethods.filter(
    (method) => listTakers(deps, { method, settings: order.settings }).length > 0,
  )
  return taken.map((id) => {
    const { title, hint, refuse } = methods[id]
    const refusal = refuse?.(order) ?? refuseCountry(deps, id, order)
    return {
      id,
      title: textIn(title(order), language),
      hint: textIn(hint(order), language),
      marks: marksOf(deps, order.settings, [id]),
      refusal: refusal ? textIn(refusal, language) : null,
    }
  })
}

type Method = {
  title: (order: OrderToPay) => Text
  hint: (order: OrderToPay) => Text
  refuse?: (order: OrderToPay) => Text | undefined
}

const methods: Record<PaymentMethod, Method> = {
  card: {
    title: () => ({ en: 'Card', ar: 'بطاقة مصرفية' }),
    hint: () => ({
      en: 'Debit or credit card, on the bank’s own secure page',
      ar: 'بطاقة خصم أو ائتمان، عبر صفحة الدفع الآمنة للبنك',
    }),
  },
  net_banking: {
    title: () => ({ en: 'Net banking', ar: 'الخدمات المصرفية عبر الإنترنت' }),
    hint: () => ({
      en: 'Pay from your account, in your bank’s own pages',
      ar: 'ادفعي من حسابكِ مباشرة عبر موقع البنك',
    }),
  },
  pay_in_4: {
    title: () => ({ en: 'Pay in 4', ar: 'قسّميها على 4 دفعات' }),
    hint: hintOfInstalments,
  },
  cash_on_delivery: {
    title: ({ isPickup }) =>
      isPickup
        ? paymentWords.pay_by_cash_at_pickup
        : { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
    hint: ({ isPickup }) =>
      isPickup
        ? { en: 'Pay when you collect your order', ar: 'ادفعي عند استلام طلبكِ من البوتيك' }
        : { en: 'Pay the courier at your door', ar: 'ادفعي للمندوب عند باب بيتكِ' },
    refuse: refuseCash,
  },
}

/** Where no provider of a method takes orders to the country. */
function refuseCountry(
  deps: Pick<Deps, 'payments'>,
  method: PaymentMethod,
  { settings, country }: OrderToPay,
): Text | undefined {
  return listTakers(deps, { method, settings, country }).length > 0 ? undefined : notHere
}

const notHere: Text = { en: 'Not in your country', ar: 'غير متاح في بلدكِ' }

/**
 * Returns the hint on four payments; an amount that is not divisible by four is not announced as four equal
 * payments.
 */
function hintOfInstalments({ settings: { currency }, due }: OrderToPay): Text {
  const instalments = splitEvenly(due, 4)
  const [first = 0] = instalments
  const en = formatMoney(first, { currency, language: 'en' })
  const ar = formatMoney(first, { currency, language: 'arb' })
  return instalments.every((amount) => amount === first)
    ? {
        en: `4 payments of ${en}, without interest`,
        ar: `4 دفعات، كلٌّ منها ${ar}، بلا فوائد`,
      }
    : {
        en: `4 payments, the first of ${en}, without interest`,
        ar: `4 دفعات أولاها ${ar}، بلا فوائد`,
      }
}

function refuseCash({ settings, country, due, hasMadeToMeasure }: OrderToPay): Text | undefined {
  const { countries, maxTotal } = settings.cashOnDelivery
  const { currency } = settings
  // The first check is the one that no change of the cart could fix.
  if (!countries.includes(country)) {
    return notHere
  }
  if (hasMadeToMeasure) {
    return {
      en: 'Not for pieces sewn to your measure',
      ar: 'غير متاح للقطع المفصّلة على قياسكِ',
    }
  }
  if (due > maxTotal) {
    return {
      en: `For orders up to ${formatMoney(maxTotal, { currency, language: 'en' })}`,
      ar: `للطلبات حتى ${formatMoney(maxTotal, { currency, language: 'arb' })}`,
    }
  }
  return undefined
}
