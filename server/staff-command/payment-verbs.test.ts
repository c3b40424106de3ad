import { expect, test } from 'vitest'
import { paymentVerbs } from './payment-verbs.ts'
import type { StaffClient } from './verb.ts'
import { readWords } from './words/read-words.ts'

test.each([
  ['close', 'POST staff/close-discrepancy'],
  ['refund', 'POST staff/refund-discrepancy'],
])('payment %s names the discrepancy and the note that were typed', async (word, address) => {
  const asked: unknown[] = []
  const ask = (async (...input: unknown[]) => {
    asked.push(input)
    return { state: 'refunded' }
  }) as unknown as StaffClient['ask']
  const read = readWords(paymentVerbs, ['payment', word, '7', '--note', 'Seen.'])
  await read?.verb.run({ ask } as StaffClient, read.given)
  expect(asked).toEqual([[address, { body: { discrepancyId: 7, note: 'Seen.' } }]])
})
