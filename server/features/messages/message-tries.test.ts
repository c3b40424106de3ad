import { expect, test } from 'vitest'
import { adminMessageWords } from '@rimal/contract/words/admin/messages'
import { failureOf, maxAttempts, retryMinutes } from './message-tries.ts'

test.each([
  [{ code: 'EAUTH', responseCode: 535 }, 'access'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'recipient'],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, 'refused'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'refused'],
  [{ code: 'EENVELOPE', command: 'DATA', responseCode: 554 }, 'refused'],
  [{ code: 'ESOCKET' }, 'unreachable'],
  [{ code: 'EDNS' }, 'unreachable'],
  [{ name: 'TypeError', cause: { code: 'ECONNREFUSED' } }, 'unreachable'],
  [{ name: 'TimeoutError', code: 23 }, 'unreachable'],
  [{ code: '21211', responseCode: 400 }, 'refused'],
  [{ responseCode: 401, code: '20003' }, 'access'],
  [{ code: 'EMESSAGE', responseCode: 554 }, 'refused'],
  [new Error('a defect'), 'other'],
])('%j is %s', (error, failure) => {
  expect(failureOf(error)).toBe(failure)
})

test('the last attempt is within fifteen hours, as the list of failed messages says', () => {
  const last = retryMinutes.slice(0, maxAttempts - 1).reduce((sum, minutes) => sum + minutes, 0)
  expect(Math.ceil(last / 60)).toBe(15)
  const { en, ar } = adminMessageWords.failed_messages_lede
  expect(en).toContain('six times within fifteen hours')
  expect(ar).toContain('خلال خمس عشرة ساعة')
})
