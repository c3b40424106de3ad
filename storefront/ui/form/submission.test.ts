import { expect, test } from 'vitest'
import { createSubmission, type Refusal, refusalOf } from './submission.ts'

const nothingWrong = () => ({})

function refuse(refusal: Refusal | undefined = undefined) {
  return async () => refusal
}

test('what is wrong is not sent', async () => {
  const submission = createSubmission()
  let sent = 0
  const send = async () => void (sent += 1)
  expect(await submission.submit({ check: () => ({ name: 'Missing.' }), send })).toBe(true)
  expect(submission.get()).toEqual({ faults: { name: 'Missing.' }, failure: null, busy: false })
  expect(sent).toBe(0)
  expect(await submission.submit({ check: nothingWrong, send })).toBe(false)
  expect(submission.get()).toEqual({ faults: {}, failure: null, busy: false })
  expect(sent).toBe(1)
})

test('a second press while the first is under way sends nothing', async () => {
  const submission = createSubmission()
  const { promise, resolve } = Promise.withResolvers<void>()
  let sent = 0
  const sending = {
    check: nothingWrong,
    send: () => {
      sent += 1
      return promise
    },
  }
  const first = submission.submit(sending)
  expect(submission.get().busy).toBe(true)
  await submission.submit(sending)
  resolve()
  await first
  expect(sent).toBe(1)
  expect(submission.get().busy).toBe(false)
})

test('the fields that the shop refuses are wrong until they are changed', async () => {
  const submission = createSubmission()
  const faults = { name: 'Too short.', phone: 'Odd.' }
  expect(await submission.submit({ check: nothingWrong, send: refuse({ faults }) })).toBe(true)
  submission.forgive(['name'])
  expect(submission.get().faults).toEqual({ phone: 'Odd.' })
  submission.put({ phone: undefined })
  submission.put({ name: 'Missing.' })
  expect(submission.get().faults).toEqual({ name: 'Missing.', phone: undefined })
  submission.forgive()
  expect(submission.get().faults).toEqual({})
})

test('a failure stays until the form is sent again', async () => {
  const submission = createSubmission()
  const send = refuse({ failure: 'Sold out.' })
  expect(await submission.submit({ check: nothingWrong, send })).toBe(false)
  submission.forgive(['name'])
  expect(submission.get().failure).toBe('Sold out.')
  submission.forget()
  expect(submission.get().failure).toBe(null)
  await submission.submit({ check: nothingWrong, send })
  await submission.submit({ check: nothingWrong, send: refuse() })
  expect(submission.get().failure).toBe(null)
})

test('a defect while sending is thrown, and the form can be sent again', async () => {
  const submission = createSubmission()
  const send = () => Promise.reject(new Error('defect'))
  await expect(submission.submit({ check: nothingWrong, send })).rejects.toThrow('defect')
  expect(submission.get()).toEqual({ faults: {}, failure: '', busy: false })
})

test.each<[string, Parameters<typeof refusalOf>[0], Refusal]>([
  ['no answer', null, { failure: '' }],
  ['a message', { message: 'No.' }, { failure: 'No.' }],
  [
    'a field with a sentence',
    { message: 'No.', fields: { name: 'malformed' } },
    { faults: { name: 'Too short.' } },
  ],
  ['another field', { message: 'No.', fields: { ticket: 'malformed' } }, { failure: 'No.' }],
])('%s becomes a refusal', (_name, answer, refusal) => {
  expect(refusalOf(answer, { name: 'Too short.' })).toEqual(refusal)
})
