import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'short'],
  ['Ab1$xyz', 'short'],
  ['12345678', 'easy'],
  ['aaaaaaaaaaaaaaaa', 'easy'],
  ['password', 'easy'],
  ['50505050505050', 'easy'],
  ['0501234567', 'easy'],
  ['sand2019dune', 'fair'],
  ['the sea at noon', 'strong'],
  ['نخلة وبحر ورمال', 'strong'],
  ['vQ7#tLm2xK', 'strong'],
])('“%s” is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
