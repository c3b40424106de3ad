import { expect, test } from 'vitest'
import { ReplicaLag } from './replica-lag.ts'

test('a replica that has all that the main server wrote is not behind', () => {
  const lag = new ReplicaLag()
  lag.wrote(10n, 0)
  expect(lag.reached(10n, 500)).toBe(0)
  expect(lag.reached(10n, 60_000)).toBe(0)
})

test('a replica is behind since the first place that it lacks was written', () => {
  const lag = new ReplicaLag()
  lag.wrote(10n, 0)
  lag.wrote(20n, 1000)
  lag.wrote(30n, 2000)
  expect(lag.reached(5n, 2500)).toBe(2500)
  expect(lag.reached(10n, 2500)).toBe(1500)
  expect(lag.reached(25n, 2500)).toBe(500)
  expect(lag.reached(30n, 2500)).toBe(0)
})

test('a main server that writes nothing does not make its replica late', () => {
  const lag = new ReplicaLag()
  for (let at = 0; at <= 5000; at += 500) lag.wrote(10n, at)
  expect(lag.reached(9n, 5000)).toBe(5000)
  expect(lag.reached(10n, 5500)).toBe(0)
  for (let at = 6000; at <= 9000; at += 500) lag.wrote(10n, at)
  expect(lag.reached(10n, 9000)).toBe(0)
})

test('a main server that does not answer for a while does not make its replica late', () => {
  const lag = new ReplicaLag()
  lag.wrote(10n, 0)
  expect(lag.reached(10n, 100)).toBe(0)
  expect(lag.reached(10n, 30_000)).toBe(0)
})

test('a replica that is away for a day is behind for a day', () => {
  const lag = new ReplicaLag()
  const halfSeconds = 2 * 24 * 3600
  for (let turn = 1; turn <= halfSeconds; turn++) lag.wrote(BigInt(turn), turn * 500)
  expect(lag.reached(0n, halfSeconds * 500)).toBe(halfSeconds * 500 - 500)
})
