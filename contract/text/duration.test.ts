import { expect, test } from 'vitest'
import { formatDuration } from './duration.ts'

test.each([
  [0, '0\u00a0min', '0\u00a0دقيقة'],
  [1, '1\u00a0min', 'دقيقة'],
  [2, '2\u00a0min', 'دقيقتان'],
  [7, '7\u00a0min', '7\u00a0دقائق'],
  [11, '11\u00a0min', '11\u00a0دقيقة'],
  [60, '1\u00a0h', 'ساعة'],
  [61, '1\u00a0h 1\u00a0min', 'ساعة ودقيقة'],
  [119, '1\u00a0h 59\u00a0min', 'ساعة و59\u00a0دقيقة'],
  [120, '2\u00a0h', 'ساعتان'],
  [122, '2\u00a0h 2\u00a0min', 'ساعتان ودقيقتان'],
  [185, '3\u00a0h 5\u00a0min', '3\u00a0ساعات و5\u00a0دقائق'],
  [660, '11\u00a0h', '11\u00a0ساعة'],
  [1439, '23\u00a0h 59\u00a0min', '23\u00a0ساعة و59\u00a0دقيقة'],
  [6000, '100\u00a0h', '100\u00a0ساعة'],
])('%i minutes are %s, and %s in Arabic', (minutes, english, arabic) => {
  expect(formatDuration(minutes, 'en')).toBe(english)
  expect(formatDuration(minutes, 'arb')).toBe(arabic)
})
