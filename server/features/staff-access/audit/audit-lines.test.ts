import type { LanguageCode } from '@rimal/contract/language'
import { holdReasons } from '@rimal/contract/production/holds'
import { shipmentStates } from '@rimal/contract/production/shipment-states'
import { noBreak } from '@rimal/contract/text/no-break'
import { expect, test } from 'vitest'
import { auditLines } from './audit-lines.ts'
import type { AuditReader } from './audit-text.ts'
import { settingLines } from './setting-lines.ts'

const names: Record<string, Record<LanguageCode, string>> = {
  noor: { en: 'Noor', arb: 'نور' },
  farasha: { en: 'Butterfly', arb: 'فراشة' },
}

function reader(language: LanguageCode): AuditReader {
  return {
    language,
    timeZone: 'Asia/Dubai',
    currency: 'AED',
    shopCurrency: 'AED',
    nameOf: (_kind, id) => names[id]?.[language],
  }
}

/** 'State: To confirm → Confirmed', one for each line. */
function said(lines: ReturnType<typeof auditLines>): string[] {
  return lines.map(({ label, from, to }) =>
    `${label}: ${from === null ? to : `${from} → ${to}`}`.replaceAll(noBreak, ' '),
  )
}

type Case = [action: string, details: Record<string, unknown>, english: string[], arabic: string[]]

const cases: Case[] = [
  [
    'confirm-order',
    { from: 'placed', to: 'confirmed' },
    ['State: To confirm → Confirmed'],
    ['الحالة: بانتظار التأكيد → مؤكَّد'],
  ],
  [
    'save-product',
    { fields: ['name', 'price'], price: { from: 45000, to: 52050 } },
    ['Changed: Name, Price', 'Price: AED 450 → AED 520.50'],
    ['ما تغيّر: الاسم، السعر', 'السعر: 450 د.إ → 520.50 د.إ'],
  ],
  [
    'save-product',
    { fields: [], price_KWD: { from: null, to: 12500 } },
    ['Price · KWD: (empty) → KWD 12.500'],
    ['السعر · KWD: (فارغ) → 12.500 د.ك'],
  ],
  [
    'change-role',
    { role: { from: 'sales', to: 'manager' } },
    ['Role: Sales → Manager'],
    ['الدور: مبيعات → إدارة'],
  ],
  [
    'change-product-state',
    { state: 'scheduled', publishAt: '2026-11-26T08:30:00.000Z' },
    ['State: Scheduled', 'Day and time: Thu 26 November, 12:30'],
    ['الحالة: مجدوَل', 'اليوم والوقت: الخميس 26 نوفمبر، 12:30'],
  ],
  [
    'change-production-date',
    { line: 1, from: '2026-11-30', to: '2026-12-02' },
    ['Promised: 30 November 2026 → 2 December 2026', 'Line: 1'],
    ['الموعد: 30 نوفمبر 2026 → 2 ديسمبر 2026', 'السطر: 1'],
  ],
  [
    'save-group',
    {
      kind: 'types',
      id: 'farasha',
      revision: 3,
      title: { en: 'Butterfly', ar: 'فراشة' },
      isNew: false,
    },
    ['List: Types', 'Title: Butterfly', 'New: No'],
    ['القائمة: الأنواع', 'الاسم: فراشة', 'جديد: لا'],
  ],
  [
    'grant-credit',
    { key: 'a1', amount: 10000, currency: 'SAR', reason: 'apology', note: 'Late' },
    ['Amount: SAR 100', 'Currency: SAR', 'Reason: Apology', 'Note: Late'],
    ['المبلغ: 100 ر.س', 'العملة: SAR', 'السبب: اعتذار', 'ملاحظة: Late'],
  ],
  [
    'cancel-order-lines',
    {
      lines: [{ lineId: '3f15e7df-b5bf-43ed-bc31-fc16f65355a4', quantity: 2 }],
      reason: 'out_of_stock',
      status: 'confirmed',
    },
    ['Lines 1 · Units: 2', 'Reason: Out of stock', 'State: Confirmed'],
    ['القطع 1 · عدد القطع: 2', 'السبب: نفد المخزون', 'الحالة: مؤكَّد'],
  ],
  [
    'add-promotion',
    { types: ['farasha'], products: ['noor', 'gone'], combines: true },
    ['Types: Butterfly', 'Products: Noor, gone', 'Applies in addition to other discounts: Yes'],
    ['الأنواع: فراشة', 'المنتجات: نور، gone', expect.any(String)],
  ],
  [
    'save-message',
    { 'en subject: Your order {order}': 'Thank you', 'arb sms: طلبكِ': null },
    ['Subject · English: Thank you', 'Text message · Arabic: (empty)'],
    ['الموضوع · الإنجليزية: Thank you', 'الرسالة النصية · العربية: (فارغ)'],
  ],
  [
    'change-product-state',
    { state: 'draft', publishAt: null },
    ['State: Draft'],
    ['الحالة: مسودة'],
  ],
  [
    'adjust-stock',
    { 'NOOR-BLACK-54': { from: 12, to: 17 }, kind: 'delivery', key: 'k' },
    ['NOOR-BLACK-54: 12 → 17', 'Reason: Delivery'],
    ['NOOR-BLACK-54: 12 → 17', 'السبب: توريد'],
  ],
  [
    'add-tracking-event',
    { from: 'in_transit', to: 'out_for_delivery' },
    ['Shipment: In transit → Out for delivery'],
    ['الشحنة: في الطريق → خرجت للتسليم'],
  ],
  [
    'hold-order',
    { from: 'confirmed', to: 'on_hold', reason: 'address_unclear' },
    ['State: Confirmed → On hold', 'Reason: Address unclear'],
    ['الحالة: مؤكَّد → موقوف مؤقتاً', 'السبب: العنوان غير واضح'],
  ],
  [
    'hold-order',
    { from: 'confirmed', to: 'on_hold', reason: 'not_reached' },
    ['State: Confirmed → On hold', 'Reason: The customer was not reached'],
    ['الحالة: مؤكَّد → موقوف مؤقتاً', 'السبب: تعذّر التواصل مع العميل'],
  ],
  [
    'save-product',
    { fields: ['price'], price: { from: 10000, to: 12500 }, currency: 'KWD' },
    ['Changed: Price', 'Price: KWD 10 → KWD 12.500'],
    ['ما تغيّر: السعر', 'السعر: 10 د.ك → 12.500 د.ك'],
  ],
]

test.each(cases)('the details of %s %j are said in both languages', (action, details, en, arb) => {
  const entry = { action: `staff/${action}`, details }
  expect(said(auditLines(entry, reader('en')))).toEqual(en)
  expect(said(auditLines(entry, reader('arb')))).toEqual(arb)
})

test('an amount whose row names no currency is a number with the decimals of the shop', () => {
  const inKuwait = { ...reader('en'), currency: null, shopCurrency: 'KWD' }
  const details = { price: { from: 50000, to: 60500 } }
  expect(said(auditLines({ action: 'staff/save-product', details }, inKuwait))).toEqual([
    'Price: 50 → 60.500',
  ])
  expect(said(settingLines('refundLimit', { before: 50000, after: 60000 }, inKuwait))).toEqual([
    'Refunds without approval up to: 50 → 60',
  ])
})

test('every step of a shipment and every reason of a hold has words', () => {
  const textOf = (action: string, details: Record<string, unknown>) =>
    said(auditLines({ action: `staff/${action}`, details }, reader('en'))).at(-1)
  for (const step of shipmentStates) {
    expect(textOf('add-tracking-event', { from: 'in_transit', to: step })).not.toContain(
      `→ ${step}`,
    )
  }
  for (const reason of holdReasons) {
    expect(textOf('hold-order', { reason })).not.toContain(reason)
  }
})

test('no line is JSON or the id of a thing that is gone', () => {
  const details = {
    anything: { deep: { deeper: [1, 2], text: { en: 'Yes', ar: 'نعم' } }, empty: {} },
    product: '3f15e7df-b5bf-43ed-bc31-fc16f65355a4',
    list: [{ one: 1 }, { one: 2 }],
  }
  expect(said(auditLines({ action: 'staff/unknown', details }, reader('en')))).toEqual([
    'Anything · Deep · Deeper: 1, 2',
    'Anything · Deep · Text: Yes',
    'List 1 · One: 1',
    'List 2 · One: 2',
  ])
})

test('a setting says only what is different, under the labels of its form', () => {
  const shipping = {
    id: 'a',
    title: { en: 'Standard', ar: 'عادي' },
    price: 2500,
    countries: ['AE'],
  }
  const before = [shipping]
  const after = [{ ...shipping, price: 3000, countries: ['AE', 'SA'] }]
  expect(said(settingLines('shipping', { before, after }, reader('en')))).toEqual([
    'Delivery method 1 · Price: AED 25 → AED 30',
    'Delivery method 1 · Countries: the United Arab Emirates → the United Arab Emirates, Saudi Arabia',
  ])
  const methods = { before: [shipping], after: [{ ...shipping, price: 1000 }] }
  const moved = { ...methods, currency: { from: 'AED', to: 'KWD' } }
  expect(said(settingLines('shipping', moved, reader('en')))).toEqual([
    'Delivery method 1 · Price: AED 25 → KWD 1',
  ])
  expect(said(settingLines('workingDays', { before: [0, 1], after: [1] }, reader('arb')))).toEqual([
    'أيام العمل: الأحد، الاثنين → الاثنين',
  ])
})
