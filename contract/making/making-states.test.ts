import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canMakingBecome,
  leadsTo,
  makingAllowedIn,
  makingStages,
  type MakingState,
  makingStates,
  makingStep,
  needsReason,
  stagesOfMaking,
  stepOfOrder,
} from './making-states.ts'
import { canBecome, orderStatuses } from '../statuses.ts'
import { canParcelBecome, orderAfterParcel, parcelStates } from './parcel-states.ts'

test('a step back and a question say why, a step ahead needs no word', () => {
  const steps = makingStates.flatMap((from) => makingStates.map((to) => ({ from, to })))
  const withReason = steps
    .filter(({ from, to }) => canMakingBecome(from, to) && needsReason(from, to))
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

test('an order on hold begins nothing', () => {
  const allowed = makingStates.filter((state) => makingAllowedIn[state].includes('on_hold'))
  expect(allowed).toEqual(['awaiting_measurements', 'in_review'])
})

test('a step of the whole order only brings pieces ahead, and none that awaits her answer', () => {
  expect(makingStates.filter((from) => leadsTo(from, 'ready'))).toEqual([
    'in_review',
    'approved',
    'cutting',
    'stitching',
    'finishing',
    'quality_check',
  ])
  expect(makingStates.filter((from) => leadsTo(from, 'approved'))).toEqual(['in_review'])
})

const at = '2026-11-21T08:00:00Z'

test.each<[MakingState, string]>([
  ['in_review', 'wait wait wait wait'],
  ['approved', 'wait wait wait wait'],
  ['cutting', 'now wait wait wait'],
  ['finishing', 'done done now wait'],
  ['quality_check', 'done done done now'],
  ['ready', 'done done done done'],
])('of a piece that is %s the four steps are %s', (state, shown) => {
  expect(
    stagesOfMaking(state, [])
      .map((stage) => stage.state)
      .join(' '),
  ).toBe(shown)
})

test('what was made anew counts from its last beginning', () => {
  const moves = [
    { from: 'cutting', to: 'stitching', at: '2026-11-21T08:00:00Z' },
    { from: 'stitching', to: 'cutting', at: '2026-11-22T08:00:00Z' },
    { from: 'cutting', to: 'stitching', at: '2026-11-23T08:00:00Z' },
  ] as const
  expect(stagesOfMaking('stitching', moves)[0]).toMatchObject({ at: '2026-11-23T08:00:00Z' })
  expect(stagesOfMaking('cutting', moves.slice(0, 2)).map((stage) => stage.at)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('what a step of the whole order brought ahead names no day that nobody knows', () => {
  const stages = stagesOfMaking('ready', [{ from: 'cutting', to: 'ready', at }])
  expect(stages.map((stage) => stage.at)).toEqual([null, null, null, null])
})

test('on every way through the table each step is done, under way or to come, in this order', () => {
  const way = fc.array(fc.nat(2), { maxLength: 20 }).map((choices) => {
    let state: MakingState = 'in_review'
    const moves: { from: MakingState; to: MakingState; at: string }[] = []
    for (const choice of choices) {
      const next: MakingState[] = makingStates.filter((to) => canMakingBecome(state, to))
      const to: MakingState | undefined = next[choice % Math.max(1, next.length)]
      if (!to) break
      moves.push({ from: state, to, at })
      state = to
    }
    return { state, moves }
  })
  fc.assert(
    fc.property(way, ({ state, moves }) => {
      const stages = stagesOfMaking(state, moves)
      const shown = stages.map((stage) => stage.state).join(' ')
      expect(shown).toMatch(/^(done ?)*(now ?)?(wait ?)*$/)
      // Step by step, every end is known.
      for (const stage of stages) expect(stage.at === null).toBe(stage.state !== 'done')
      expect(stages.filter((stage) => stage.state === 'done')).toHaveLength(
        Math.max(0, makingStep(state) - 1),
      )
    }),
  )
})

test.each<[MakingState[], number | null]>([
  [[], null],
  [['approved'], 1],
  [['cutting', 'approved'], 1],
  [['finishing', 'stitching'], 2],
  [['ready', 'finishing'], 3],
  [['ready', 'ready'], makingStages.length],
])('an order of pieces that are %j is at step %j', (states, step) => {
  expect(stepOfOrder(states)).toBe(step)
})

test('the order can take every step that its parcel makes it take', () => {
  for (const [state, status] of Object.entries(orderAfterParcel)) {
    const before = parcelStates.filter((from) => canParcelBecome(from, state as never))
    expect(before.length).toBeGreaterThan(0)
    expect(orderStatuses.some((from) => canBecome(from, status))).toBe(true)
  }
})
