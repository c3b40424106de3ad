import { catalogueRows } from './catalogue-rows.ts'
import { listRows } from './list-rows.ts'
import { messageRows } from './message-rows.ts'
import type { Rows } from './row.ts'
import { usedPasskey } from './sign-in-rows.ts'
import { pictureRows } from './picture-rows.ts'
import { productRows } from './product-rows.ts'
import type { Things } from './things.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const noPromotion = '00000000-0000-4000-8000-000000000000'
const wednesday = '2026-11-25'

const contact = 'mariam@example.com'

/** Calls of staff. */
export function staffRows(things: Things) {
  return {
    ...fulfilmentRows(things),
    ...productionRows(things),
    ...cancellationRows(things),
    ...reviewRows(things),
    ...shopRows(),
    ...promotionRows(),
    ...connectionRows(),
    ...catalogueRows(things),
    ...messageRows(things),
    ...productRows(things),
    ...pictureRows(),
    ...visitRows(things),
    ...moneyRows(things),
    ...customerRows(things),
    ...staffListRows(things),
    ...passkeyRows(),
    ...listRows(things),
  } satisfies Rows
}

function fulfilmentRows({ orderNumber, owner }: Things) {
  const step = { reach: 'staff', input: { body: { orderNumber, force: true } } } as const
  return {
    'GET staff/list-orders': {
      reach: 'staff',
      input: { query: { customerId: owner.customerId } },
    },
    'GET staff/count-open-orders': {},
    'GET staff/get-order/{orderNumber}': { reach: 'staff', input: { params: { orderNumber } } },
    'GET staff/get-order-timeline/{orderNumber}': {
      reach: 'staff',
      input: { params: { orderNumber } },
    },
    'POST staff/add-order-note': {
      reach: 'staff',
      input: { body: { orderNumber, key: 'a-note-of-staff', text: 'Call before the delivery.' } },
    },
    'GET staff/list-packing-slips': { reach: 'staff', input: { query: { numbers: orderNumber } } },
    'POST staff/record-print': {
      reach: 'staff',
      input: { body: { orderNumbers: [orderNumber], paper: 'packing_slip' } },
    },
    'GET staff/download-tax-documents': {
      reach: 'staff',
      input: { query: { numbers: orderNumber } },
    },
    'GET staff/list-waiting': {},
    'POST staff/confirm-order': step,
    'POST staff/start-production': step,
    'POST staff/order-ready': step,
    'POST staff/ship-order': {
      reach: 'staff',
      input: { body: { orderNumber, carrier: 'Aramex', force: true } },
    },
    'POST staff/add-tracking-event': {
      reach: 'staff',
      input: { body: { orderNumber, step: 'in_transit' } },
    },
    'POST staff/deliver-order': step,
    'POST staff/delivery-failed': { ...step, refusedWith: 311 },
    'POST staff/complete-order': step,
  } satisfies Rows
}

function productionRows({ orderNumber }: Things) {
  return {
    'GET staff/list-production': {},
    'GET staff/list-tailors': {},
    'GET staff/count-production': {},
    // The item of this line is ready-to-wear.
    'GET staff/get-production-item/{lineId}': {
      reach: 'staff',
      input: { params: { lineId: noPromotion } },
      refusedWith: 330,
    },
    // The item of this line is ready-to-wear.
    'POST staff/change-production-stage': {
      reach: 'staff',
      input: { body: { orderNumber, lineId: noPromotion, state: 'approved' } },
      refusedWith: 330,
    },
    'POST staff/change-production-date': {
      reach: 'staff',
      input: {
        body: { orderNumber, lineId: noPromotion, day: wednesday, reason: 'Silk is late.' },
      },
      refusedWith: 330,
    },
  } satisfies Rows
}

function cancellationRows({ toCancel, staffLines }: Things) {
  return {
    'POST staff/hold-order': {
      reach: 'staff',
      input: { body: { orderNumber: toCancel, reason: 'not_reached' } },
    },
    'POST staff/release-order': { reach: 'staff', input: { body: { orderNumber: toCancel } } },
    'GET staff/preview-cancellation': {
      reach: 'staff',
      input: { query: { orderNumber: toCancel } },
    },
    'POST staff/cancel-order': {
      reach: 'staff',
      input: { body: { orderNumber: toCancel, reason: 'out_of_stock' } },
    },
    'POST staff/cancel-order-lines': {
      reach: 'staff',
      input: {
        body: {
          orderNumber: staffLines.orderNumber,
          key: 'of-staff-lines',
          lines: [{ lineId: staffLines.lineIds[0] ?? '', quantity: 1 }],
          reason: 'out_of_stock',
        },
      },
    },
  } satisfies Rows
}

function reviewRows({ review }: Things) {
  return {
    'GET staff/list-reviews': { reach: 'staff', input: { query: { state: 'pending' } } },
    'POST staff/publish-review': { reach: 'staff', input: { body: review } },
    'POST staff/answer-review': {
      reach: 'staff',
      input: { body: { reviewId: review.reviewId, answer: 'Thank you.' } },
    },
    'POST staff/refuse-review': {
      reach: 'staff',
      input: { body: { ...review, reason: 'A face can be seen.' } },
    },
  } satisfies Rows
}

/** Calls about the accounts of the shop at its providers; the revisions are others. */
function connectionRows() {
  return {
    'GET staff/list-connections': {},
    'POST staff/save-connection': {
      input: { body: { name: 'tap', revision: 1, isOn: true, values: {} } },
      refusedWith: 512,
    },
    'POST staff/remove-connection': {
      input: { body: { name: 'tap', revision: 1 } },
      refusedWith: 512,
    },
    'POST staff/order-connections': {
      input: { body: { names: ['tap'], revision: 1 } },
      refusedWith: 512,
    },
  } satisfies Rows
}

function promotionRows() {
  return {
    'GET staff/list-promotions': {},
    'GET staff/count-promotions': {},
    'GET staff/get-promotion/{promotionId}': {
      reach: 'staff',
      input: { params: { promotionId: noPromotion } },
      refusedWith: 2,
    },
    'POST staff/add-promotion': {
      input: { body: { title: { en: 'Ten', ar: 'عشرة' }, kind: 'percent', percent: 10 } },
    },
    'POST staff/change-promotion': {
      reach: 'staff',
      input: {
        body: {
          promotionId: noPromotion,
          title: { en: 'Ten', ar: 'عشرة' },
        },
      },
      refusedWith: 2,
    },
    'POST staff/switch-promotion': {
      reach: 'staff',
      input: { body: { promotionId: noPromotion, active: false } },
      refusedWith: 2,
    },
    'POST staff/end-promotion': {
      reach: 'staff',
      input: { body: { promotionId: noPromotion } },
      refusedWith: 2,
    },
  } satisfies Rows
}

/** Calls about groups of customers, prices and settings. */
function shopRows() {
  return {
    'POST staff/set-customer-group': { input: { body: { contact, group: 'friends' } } },
    'POST staff/set-weight': { input: { body: { product: 'noor', grams: 900 } } },
    'GET staff/list-prices': { input: { query: { currency: 'KWD' } } },
    'POST staff/set-prices': {
      input: { body: { prices: [{ product: 'noor', currency: 'KWD', price: 60_000 }] } },
    },
    'GET staff/list-settings': {},
    'GET staff/get-setup': {},
    'GET staff/get-setting/{name}': { input: { params: { name: 'refundDays' } } },
    'GET staff/get-setting-group/{group}': { input: { params: { group: 'returns' } } },
    'GET staff/get-shop-queue': {},
    // The revision is another one.
    'POST staff/save-settings': {
      input: { body: { group: 'returns', revision: 0, values: { refundDays: 5 } } },
      refusedWith: 512,
    },
    'POST staff/change-setting': { input: { body: { name: 'refundDays', value: 5 } } },
    'POST staff/reset-setting': { input: { body: { name: 'refundDays' } } },
  } satisfies Rows
}

/** Calls about home visits. */
function visitRows({ visitNumber }: Things) {
  return {
    'GET staff/list-visits': {},
    'GET staff/count-visits': {},
    'GET staff/list-visit-times': {},
    'GET staff/list-days-without-visits': {
      input: { query: { dayFrom: wednesday, days: 7 } },
    },
    'GET staff/get-visit/{visitNumber}': { reach: 'staff', input: { params: { visitNumber } } },
    'POST staff/change-visit': {
      reach: 'staff',
      input: { body: { visitNumber, status: 'contacted' } },
    },
    'POST staff/reschedule-visit': {
      reach: 'staff',
      input: { body: { visitNumber, day: wednesday, timeSlot: 'morning' } },
    },
    'POST staff/finish-visit': { reach: 'staff', input: { body: { visitNumber, measured: [] } } },
  } satisfies Rows
}

function customerRows({ owner: { customerId } }: Things) {
  return {
    'GET staff/list-customers': {},
    'GET staff/get-customer/{customerId}': { reach: 'staff', input: { params: { customerId } } },
    'POST staff/export-customer': { reach: 'staff', input: { body: { customerId } } },
    // The tests of access go on with this customer: the one to erase does not exist.
    'POST staff/erase-customer': {
      reach: 'staff',
      input: { body: { customerId: nobody } },
      refusedWith: 580,
    },
  } satisfies Rows
}

/** Calls about refunds, store credit and discrepancies. */
function moneyRows({ orderNumber, owner: { customerId } }: Things) {
  return {
    'GET staff/list-refunds': { reach: 'staff', input: { query: { orderNumber } } },
    'GET staff/preview-refund': { reach: 'staff', input: { query: { orderNumber } } },
    'POST staff/refund-order': {
      reach: 'staff',
      // The order was paid in cash on delivery, so no refund can return by the same payment method.
      input: {
        body: {
          orderNumber,
          key: 'access-refund',
          lines: [{ position: 0, quantity: 1 }],
          reason: 'returned',
        },
      },
      refusedWith: 409,
    },
    'POST staff/decide-refund': {
      reach: 'staff',
      input: { body: { refundId: '00000000-0000-4000-8000-000000000000', approved: true } },
      refusedWith: 407,
    },
    'GET staff/list-credit': {},
    'GET staff/list-credit-entries': { reach: 'staff', input: { query: { customerId } } },
    'GET staff/get-credit': { input: { query: { contact } } },
    'POST staff/grant-credit': {
      input: {
        body: {
          contact,
          key: 'access-grant',
          amount: 100,
          currency: 'AED',
          reason: 'goodwill',
        },
      },
    },
    'POST staff/correct-credit': {
      input: { body: { contact, key: 'access-correction', amount: 100, currency: 'AED' } },
    },
    'GET staff/list-discrepancies': {},
    'POST staff/close-discrepancy': {
      reach: 'staff',
      input: { body: { discrepancyId: 1, note: 'Given back by hand.' } },
      refusedWith: 405,
    },
    'POST staff/refund-discrepancy': {
      reach: 'staff',
      input: { body: { discrepancyId: 1, note: 'Another amount.' } },
      refusedWith: 405,
    },
  } satisfies Rows
}

function staffListRows({ owner }: Things) {
  return {
    'GET staff/list-staff': {},
    'GET staff/list-audit': { reach: 'staff', input: { query: { subject: owner.customerId } } },
    'POST staff/invite-staff': {
      input: { body: { email: 'new@example.com', role: 'sales', language: 'en' } },
    },
    'POST staff/end-invitation': { reach: 'staff', input: { body: { id: nobody } } },
    'POST staff/change-role': {
      reach: 'staff',
      input: { body: { staffId: nobody, role: 'sales' } },
      refusedWith: 502,
    },
    'POST staff/remove-staff': {
      reach: 'staff',
      input: { body: { staffId: nobody } },
      refusedWith: 502,
    },
    'GET staff/me': {},
    'POST staff/prove': { input: { body: { code: '000000' } }, refusedWith: 508 },
    'POST staff/change-language': { input: { body: { language: 'arb' } } },
    'POST staff/change-password': { input: { body: { password: 'seven quiet falcons' } } },
    'POST staff/renew-recovery-codes': { input: { body: {} } },
    'GET staff/list-sessions': {},
    'POST staff/end-session': {
      reach: 'staff',
      input: { body: { id: nobody } },
      refusedWith: 113,
    },
  } satisfies Rows
}

/** The shop of these tests has no domain, so passkeys cannot be used; what they do has tests of its own. */
function passkeyRows() {
  return {
    'POST staff/start-passkey-proof': { input: { body: {} }, refusedWith: 552 },
    'POST staff/prove-by-passkey': {
      input: { body: { passkey: usedPasskey } },
      refusedWith: 551,
    },
    'GET staff/list-passkeys': {},
    'POST staff/start-passkey': { input: { body: {} }, refusedWith: 552 },
    'POST staff/add-passkey': {
      input: {
        body: {
          passkey: {
            id: 'AAAA',
            rawId: 'AAAA',
            type: 'public-key',
            response: { clientDataJSON: '', attestationObject: '' },
          },
        },
      },
      refusedWith: 551,
    },
    'POST staff/remove-passkey': {
      reach: 'staff',
      input: { body: { id: nobody } },
      refusedWith: 553,
    },
    'POST staff/start-app': { input: { body: {} } },
    'POST staff/change-app': { input: { body: { code: '000000' } }, refusedWith: 508 },
  } satisfies Rows
}
