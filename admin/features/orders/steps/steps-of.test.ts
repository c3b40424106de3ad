import { expect, test } from 'vitest'
import {
  endsWindow,
  hasCancellablePart,
  holdIn,
  laterSteps,
  orderStepNames,
  possibleSteps,
  whyNoCancel,
} from './steps-of.ts'

const toOrder = { madeToOrder: true, measurements: null }
const ready = { madeToOrder: false, measurements: null }
const pickup = { address: 'The shop', hours: '10–22' }

test.each([
  [
    'awaiting_payment',
    ready,
    null,
    '',
    'confirmed<payment ready<confirmed shipped<ready delivered<shipped completed<delivered',
  ],
  [
    'placed',
    ready,
    null,
    'confirmed',
    'ready<confirmed shipped<ready delivered<shipped completed<delivered',
  ],
  [
    'placed',
    toOrder,
    null,
    'confirmed',
    'in_production<confirmed ready<in_production shipped<ready delivered<shipped completed<delivered',
  ],
  ['placed', ready, pickup, 'confirmed', 'ready<confirmed delivered<ready completed<delivered'],
  [
    'confirmed',
    toOrder,
    null,
    'in_production ready',
    'shipped<ready delivered<shipped completed<delivered',
  ],
  ['confirmed', ready, null, 'ready', 'shipped<ready delivered<shipped completed<delivered'],
  [
    'on_hold',
    ready,
    null,
    'confirmed',
    'ready<confirmed shipped<ready delivered<shipped completed<delivered',
  ],
  ['ready', ready, null, 'shipped', 'delivered<shipped completed<delivered'],
  ['ready', ready, pickup, 'delivered', 'completed<delivered'],
  ['shipped', ready, null, 'delivered delivery_failed', 'completed<delivered'],
  ['delivery_failed', ready, null, 'shipped', 'delivered<shipped completed<delivered'],
  ['delivered', ready, null, 'completed', ''],
  ['completed', ready, null, '', ''],
  ['cancelled', ready, null, '', ''],
  ['expired', ready, null, '', ''],
] as const)('an order that is %s goes on as it should', (status, line, at, possible, later) => {
  const order = { status, lines: [line], shipping: { pickup: at } }
  expect(possibleSteps(order).join(' ')).toBe(possible)
  const shown = laterSteps(order).map(({ step, after }) => `${step}<${after}`)
  expect(shown.join(' ')).toBe(later)
})

test.each([
  ['awaiting_payment', 'awaiting_payment'],
  ['placed', null],
  ['ready', null],
  ['shipped', 'shipped'],
  ['delivery_failed', null],
  ['delivered', 'delivered'],
  ['completed', 'delivered'],
  ['cancelled', null],
] as const)('the reason why an order that is %s cannot be cancelled is %s', (status, why) => {
  expect(whyNoCancel(status)).toBe(why)
})

test('a step ends the window if the server says so, and no step does once the window is over', () => {
  const cancelWindow = { until: '2026-11-27T08:00:00Z', endedBy: ['shipped' as const] }
  expect(orderStepNames.filter((step) => endsWindow({ cancelWindow }, step))).toEqual(['shipped'])
  expect(orderStepNames.some((step) => endsWindow({ cancelWindow: null }, step))).toBe(false)
})

test.each([
  ['awaiting_payment', 'none'],
  ['placed', 'possible'],
  ['confirmed', 'possible'],
  ['on_hold', 'none'],
  ['in_production', 'later'],
  ['ready', 'later'],
  ['shipped', 'none'],
  ['cancelled', 'none'],
] as const)('the hold of an order that is %s is %s', (status, hold) => {
  expect(holdIn(status)).toBe(hold)
})

test.each([
  ['placed', [{ quantity: 1, cancelled: 0 }], false],
  ['placed', [{ quantity: 2, cancelled: 0 }], true],
  ['placed', [{ quantity: 2, cancelled: 1 }], false],
  [
    'ready',
    [
      { quantity: 1, cancelled: 0 },
      { quantity: 1, cancelled: 0 },
    ],
    true,
  ],
  ['awaiting_payment', [{ quantity: 2, cancelled: 0 }], false],
  ['shipped', [{ quantity: 2, cancelled: 0 }], false],
] as const)('a part of an order that is %s with %j can be cancelled: %s', (status, lines, can) => {
  expect(hasCancellablePart({ status, lines })).toBe(can)
})
