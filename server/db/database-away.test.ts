import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import {
  asDatabaseAway,
  DatabaseAway,
  isConnectionLost,
  isDatabaseAway,
  UnsafeCommit,
} from './database-away.ts'

const ofStatement = (cause: Error) => new DrizzleQueryError('select 1', [], cause)
const ofServer = (code: string) => Object.assign(new DatabaseError('said', 4, 'error'), { code })
const ofSystem = (code: string) => Object.assign(new Error(code), { code, syscall: 'connect' })
/** As Node makes it for a name with two addresses: with a code, and with neither a sentence nor a `syscall`. */
const ofTwoAddresses = Object.assign(
  new AggregateError([ofSystem('ECONNREFUSED'), ofSystem('ECONNREFUSED')], 'two'),
  { code: 'ECONNREFUSED', message: '' },
)

test.each<[string, Error, boolean]>([
  ['an address that refuses', ofSystem('ECONNREFUSED'), true],
  ['two addresses that refuse', ofTwoAddresses, true],
  ['a server that is stopped', ofServer('57P01'), true],
  ['a server whose disk is full', ofServer('53100'), true],
  ['a standby', ofServer('25006'), true],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  ['a connection that was closed', new Error('Client was closed and is not queryable'), true],
  ['a silent server', new Error('Query read timeout'), true],
  ['a server that cannot be reached', new Error('timeout expired'), true],
  ['a statement that took too long', ofServer('57014'), false],
  ['a row that is there already', ofServer('23505'), false],
  ['a defect', new TypeError('undefined is not a function'), false],
  ['errors of something else', new AggregateError([new Error('no')], 'two'), false],
])('whether a connection is lost is known of %s', (_, error, isLost) => {
  expect(isConnectionLost(error)).toBe(isLost)
  expect(isDatabaseAway(ofStatement(error))).toBe(isLost)
})

test.each<[string, unknown, boolean]>([
  ['a connection that could not be had', new DatabaseAway(ofTwoAddresses), true],
  ['a commit that a failover may lose', ofStatement(new UnsafeCommit()), true],
  ['a provider that refuses', ofSystem('ECONNREFUSED'), false],
  ['a provider with two addresses that refuse', ofTwoAddresses, false],
  ['nothing', undefined, false],
])('whether the database is away is known of %s', (_, error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway)
})

test.each<[string, Error, boolean]>([
  [
    'a pool of which no connection is free',
    new Error('timeout exceeded when trying to connect'),
    true,
  ],
  ['a server that is stopped', ofServer('57P01'), true],
  ['a defect', new TypeError('undefined is not a function'), false],
])('an error of the job queue counts as an outage or not: %s', (_, error, isAway) => {
  expect(isDatabaseAway(asDatabaseAway(error))).toBe(isAway)
})
