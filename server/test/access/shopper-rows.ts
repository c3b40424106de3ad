import { fullSize, productToAdd } from '../fixtures.ts'
import { orderBody } from '../order-fixtures.ts'
import { tuesday, visitBody } from '../visit-fixtures.ts'
import type { Rows } from './row.ts'
import type { Things } from './things.ts'

/** Calls of guests and customers alike. */
export function shopperRows(things: Things) {
  return { ...cartRows(things), ...orderRows(things), ...visitRows(things) } satisfies Rows
}

function cartRows(things: Things) {
  const { cartLineId, removedLineId, customSizeId } = things
  const line = { line_id: cartLineId }
  return {
    'POST guest-cart/add-to-cart': {
      reach: 'own',
      input: { body: productToAdd(things.madeToOrder, { customSizeId: things.sizeOfGuest }) },
    },
    'GET guest-cart/get-cart': {},
    'POST guest-cart/change-quantity': { reach: 'own', input: { body: { ...line, quantity: 2 } } },
    'POST guest-cart/remove-line': { reach: 'own', input: { body: line } },
    'POST guest-cart/restore-line': { reach: 'own', input: { body: { line_id: removedLineId } } },
    'POST cart/choose-currency': { input: { body: { currency: 'AED' } } },
    'POST guest-cart/apply-discount': { input: { body: { code: 'NO-SUCH' } }, refusedWith: 211 },
    'POST guest-cart/remove-discount': { input: { body: {} } },
    'POST custom-size/save-custom-size': {
      input: { body: { unit: 'in', measurements: fullSize } },
    },
    'GET custom-size/get-custom-size/{customSizeId}': {
      reach: 'own',
      input: { params: { customSizeId } },
    },
    'POST queue/get-state': { reach: 'whoever', input: { body: { token: things.queueToken } } },
    'POST queue/join': { input: { body: { product: things.noor.id } } },
    'POST queue/enter': { input: { body: { product: things.noor.id } }, refusedWith: 337 },
    'GET checkout/get-checkout': {},
    'POST checkout/save-draft': { input: { body: { draft: { country: 'AE' } } } },
    'POST payment/check-instalments': { input: { body: {} } },
  } satisfies Rows
}

function orderRows({ placed, paying, customerLines }: Things) {
  const order = placed.orderToken
  return {
    'GET order/shopper-orders': {},
    'GET order/get-order/{orderToken}': {
      reach: 'whoever',
      input: { params: { orderToken: order } },
    },
    'GET order/tax-documents/{orderToken}': {
      reach: 'whoever',
      input: { params: { orderToken: order } },
    },
    'POST order/find-order': {
      reach: 'whoever',
      input: { body: { orderNumber: placed.orderNumber, contact: 'mariam@example.com' } },
    },
    'GET order/cancel-preview/{order}': { reach: 'whoever', input: { params: { order } } },
    'POST order/order-again': { reach: 'whoever', input: { body: { order } } },
    'POST order/cancel-order': {
      reach: 'whoever',
      input: { body: { order, reason: 'changed_mind' } },
    },
    'POST order/cancel-order-lines': {
      reach: 'whoever',
      input: {
        body: {
          order: customerLines.orderToken,
          key: 'of-customer-lines',
          lines: [{ lineId: customerLines.lineIds[0] ?? '', quantity: 1 }],
          reason: 'changed_mind',
        },
      },
    },
    'POST order/pay-again': {
      reach: 'whoever',
      input: { body: { orderToken: paying.orderToken, paymentMethod: 'card' } },
    },
    'POST order/cancel-unpaid': {
      reach: 'whoever',
      input: { body: { orderToken: paying.orderToken } },
    },
    'POST order/place-order': {
      input: async ({ call, headers }) => {
        const { result } = await call('GET guest-cart/get-cart', { headers })
        return { body: orderBody(result.totals.total) }
      },
    },
  } satisfies Rows
}

function visitRows({ visitToken }: Things) {
  return {
    'POST visit/book-visit': { input: async () => ({ body: visitBody({ timeSlot: 'evening' }) }) },
    'GET visit/get-visit/{visitToken}': { reach: 'whoever', input: { params: { visitToken } } },
    'POST visit/reschedule-visit': {
      reach: 'whoever',
      input: { body: { visitToken, day: tuesday, timeSlot: 'afternoon' } },
    },
    'POST visit/cancel-visit': { reach: 'whoever', input: { body: { visitToken } } },
  } satisfies Rows
}
