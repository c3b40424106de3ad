import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canStageBecome,
  leadsTo,
  stageAllowedIn,
  customerStages,
  type ProductionStage,
  productionStages,
  productionStep,
  needsReason,
  stagesOfProduction,
  stepOfOrder,
} from './production-stages.ts'
import { canBecome, orderStatuses } from '../statuses.ts'
import { canShipmentBecome, orderAfterShipment, shipmentStates } from './shipment-states.ts'

test('a step back and a question need a reason, and a step ahead needs none', () => {
  const steps = productionStages.flatMap((from) => productionStages.map((to) => ({ from, to })))
  const withReason = steps
    .filter(({ from, to }) => canStageBecome(from, to) && needsReason(from, to))
    .map(({ from, to }) => `${from} → ${to}`)
  expect(withReason).toEqual([
    'in_review → awaiting_measurements',
    'cutting → cutting',
    'stitching → cutting',
    'finishing → cutting',
    'quality_check → cutting',
    'quality_check → stitching',
  ])
})

test('no production begins while an order is on hold', () => {
  const allowed = productionStages.filter((state) => stageAllowedIn[state].includes('on_hold'))
  expect(allowed).toEqual(['awaiting_measurements', 'in_review'])
})

test('a step of the whole order moves its items ahead only, except those that await an answer of the customer', () => {
  expect(productionStages.filter((from) => leadsTo(from, 'ready'))).toEqual([
    'in_review',
    'approved',
    'cutting',
    'stitching',
    'finishing',
    'quality_check',
  ])
  expect(productionStages.filter((from) => leadsTo(from, 'approved'))).toEqual(['in_review'])
})

const at = '2026-11-21T08:00:00Z'

test.each<[ProductionStage, string]>([
  ['in_review', 'wait wait wait wait'],
  ['approved', 'wait wait wait wait'],
  ['cutting', 'now wait wait wait'],
  ['finishing', 'done done now wait'],
  ['quality_check', 'done done done now'],
  ['ready', 'done done done done'],
])('an item in stage %s shows its four steps as %s', (state, shown) => {
  expect(
    stagesOfProduction(state, [])
      .map((stage) => stage.state)
      .join(' '),
  ).toBe(shown)
})

test('an item that is made again counts from its last start', () => {
  const steps = [
    { from: 'cutting', to: 'stitching', at: '2026-11-21T08:00:00Z' },
    { from: 'stitching', to: 'cutting', at: '2026-11-22T08:00:00Z' },
    { from: 'cutting', to: 'stitching', at: '2026-11-23T08:00:00Z' },
  ] as const
  expect(stagesOfProduction('stitching', steps)[0]).toMatchObject({ at: '2026-11-23T08:00:00Z' })
  expect(stagesOfProduction('cutting', steps.slice(0, 2)).map((stage) => stage.at)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a stage that was skipped by a step of the whole order has no time', () => {
  const stages = stagesOfProduction('ready', [{ from: 'cutting', to: 'ready', at }])
  expect(stages.map((stage) => stage.at)).toEqual([null, null, null, null])
})

test('on every path the four steps show the done steps first, then the current step, then the waiting steps', () => {
  const path = fc.array(fc.nat(2), { maxLength: 20 }).map((choices) => {
    let state: ProductionStage = 'in_review'
    const steps: { from: ProductionStage; to: ProductionStage; at: string }[] = []
    for (const choice of choices) {
      const next: ProductionStage[] = productionStages.filter((to) => canStageBecome(state, to))
      const to: ProductionStage | undefined = next[choice % Math.max(1, next.length)]
      if (!to) break
      steps.push({ from: state, to, at })
      state = to
    }
    return { state, steps }
  })
  fc.assert(
    fc.property(path, ({ state, steps }) => {
      const stages = stagesOfProduction(state, steps)
      const shown = stages.map((stage) => stage.state).join(' ')
      expect(shown).toMatch(/^(done ?)*(now ?)?(wait ?)*$/)
      // A path of single steps knows the end of each stage.
      for (const stage of stages) expect(stage.at === null).toBe(stage.state !== 'done')
      expect(stages.filter((stage) => stage.state === 'done')).toHaveLength(
        Math.max(0, productionStep(state) - 1),
      )
    }),
  )
})

test.each<[ProductionStage[], number | null]>([
  [[], null],
  [['approved'], 1],
  [['cutting', 'approved'], 1],
  [['finishing', 'stitching'], 2],
  [['ready', 'finishing'], 3],
  [['ready', 'ready'], customerStages.length],
])('an order with items in stages %j is at step %j', (states, step) => {
  expect(stepOfOrder(states)).toBe(step)
})

test('an order can reach every status that its shipment leads to', () => {
  for (const [state, status] of Object.entries(orderAfterShipment)) {
    const before = shipmentStates.filter((from) => canShipmentBecome(from, state as never))
    expect(before.length).toBeGreaterThan(0)
    expect(orderStatuses.some((from) => canBecome(from, status))).toBe(true)
  }
})
