import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { OrderShipping } from '../../db/tables/orders.ts'
import type { Deps } from '../../deps.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { buildCart, type CurrentCart, type ShippingOption } from '../cart/view-cart.ts'
import type { CreditBalance } from '../credit/list-credit.ts'
import type { PromotionsForShopper } from '../cart/discounts/find-promotions.ts'
import { pickupOf, showPickup } from '../shop/delivery/pickup.ts'
import type { Settings } from '../shop/settings/settings.ts'
import { listPaymentOptions } from './list-payment-options.ts'
import type { CheckoutLine, LoadedCheckout } from './loaded-checkout.ts'
import type { Money } from '@rimal/contract/money'

type Given = {
  stored: StoredCart
  settings: Settings
  discounts: PromotionsForShopper
  balances: readonly CreditBalance[]
  language: LanguageCode
  country?: string
  shippingMethod?: string
  useCredit?: boolean
}

/** Builds the data that a checkout shows and an order is made of; undefined when nothing can be bought. */
export function buildCheckout(
  deps: Deps,
  {
    stored,
    settings,
    discounts,
    balances,
    language,
    country,
    shippingMethod,
    useCredit = stored.draft.useCredit ?? false,
  }: Given,
): LoadedCheckout | undefined {
  const { draft } = stored
  const current = buildCart(stored, {
    settings,
    discounts,
    language,
    now: deps.clock(),
    country,
    shippingMethod,
  })
  const { cart, priced, methods, shipping } = current
  if (priced.lines.length === 0) return undefined
  const lines = current.lines.flatMap(lineToOrder)
  const isRefused = shippingMethod !== undefined && shippingMethod !== shipping?.rule.id
  const isKnownPlace = Boolean(country || draft.address?.country)
  const isOffered = methods.some(({ rule }) => rule.id === draft.shippingMethod)
  const credit = payWithCredit(balances, {
    currency: current.settings.currency,
    total: priced.total,
    useCredit,
  })
  const { shippingMethod: _cleared, ...otherDraft } = draft
  return {
    cartId: stored.id,
    cartVersion: stored.version,
    cart,
    lines,
    priced,
    shippingOptions: isKnownPlace ? methods.map((method) => showOption(method, language)) : [],
    shipping: isRefused || !shipping ? null : shippingToOrder(shipping),
    paymentOptions: listPaymentOptions(deps, {
      language,
      order: {
        settings: current.settings,
        country: cart.country,
        due: credit.due,
        isPickup: cart.pickup,
        hasMadeToMeasure: current.lines.some(
          ({ buyable, customSizeId }) => buyable && customSizeId !== null,
        ),
      },
    }),
    // A delivery method that the new country does not have is no longer chosen.
    draft: isOffered ? draft : otherDraft,
    given: current.given,
    settings: current.settings,
    credit,
  }
}

function showOption({ rule, priced, arrival }: ShippingOption, language: LanguageCode) {
  return {
    id: rule.id,
    title: textIn(rule.title, language),
    price: priced.shipping,
    arrival,
    pickup: showPickup(pickupOf(rule), language),
  }
}

function lineToOrder(line: CurrentCart['lines'][number]): CheckoutLine[] {
  if (!line.buyable || !line.arrival) return []
  return [
    {
      cartLineId: line.id,
      productId: line.productId,
      itemId: line.itemId,
      sku: line.sku,
      name: line.name,
      subtitle: line.subtitle,
      colorName: line.colorName,
      pictureId: line.picture?.id ?? '',
      size: line.size,
      profileName: line.profileName,
      measurements: line.measurements,
      remarks: line.remarks,
      quantity: line.fit.quantity,
      unitPrice: line.price,
      madeToOrder: line.madeToOrder,
      takesStock: line.available !== null,
      leadDays: line.productionDays,
      arrival: line.arrival,
    },
  ]
}

function shippingToOrder({ rule, priced, arrival }: ShippingOption): OrderShipping {
  const pickup = pickupOf(rule)
  return {
    id: rule.id,
    title: rule.title,
    price: priced.shipping,
    arrival,
    ...(pickup ? { pickup } : {}),
  }
}

/**
 * Returns the store credit that an order uses in its currency: the smaller of balance and total, if the customer
 * wants to use credit.
 */
function payWithCredit(
  balances: readonly CreditBalance[],
  { currency, total, useCredit }: { currency: string; total: Money; useCredit: boolean },
): { balance: Money; used: Money; due: Money } {
  const balance = balances.find((one) => one.currency === currency)?.amount ?? 0
  const used = useCredit ? Math.min(balance, total) : 0
  return { balance, used, due: total - used }
}
