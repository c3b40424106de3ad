import { expect, test } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

test.each([
  ['noura@gmial.com', 'noura@gmail.com'],
  ['noura@gmail.con', 'noura@gmail.com'],
  ['noura@gmail.co', 'noura@gmail.com'],
  ['noura@gmai.con', 'noura@gmail.com'],
  ['Noura.K+shop@GMAL.com', 'Noura.K+shop@gmail.com'],
  ['noura@hotmial.com', 'noura@hotmail.com'],
  ['noura@hotmil.co', 'noura@hotmail.com'],
  ['noura@yaho.com', 'noura@yahoo.com'],
  ['noura@outlok.com', 'noura@outlook.com'],
  ['noura@iclod.com', 'noura@icloud.com'],
  ['noura@live.con', 'noura@live.com'],
  ['noura@outlook.s', 'noura@outlook.sa'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed, { writing: false })).toBe(meant)
})

test.each([
  'noura@gmail.com',
  'noura@outlook.sa',
  'noura@me.com',
  'noura@ymail.com',
  'noura@mail.com',
  'noura@yahoo.ca',
  'noura@yahoo.fr',
  'noura@hotmail.co.uk',
  // Company domains that resemble a common domain.
  'noura@kahoot.com',
  'noura@gmx.com',
  'noura@google.com',
  'noura@rimal.example',
  'noura@mi.com',
  'noura@fb.com',
  'noura@aramco.com',
  'noura@ksu.edu.sa',
  '',
  'noura',
  'noura@',
  '@gmial.com',
])('%j is left alone', (email) => {
  expect(suggestEmail(email, { writing: false })).toBeUndefined()
})

test('a domain that may still become a common one gets no suggestion while it is typed', () => {
  expect(suggestEmail('noura@gmail.co', { writing: true })).toBeUndefined()
  expect(suggestEmail('noura@gmial.com', { writing: true })).toBe('noura@gmail.com')
})
