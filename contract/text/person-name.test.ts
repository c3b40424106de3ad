import { expect, test } from 'vitest'
import { isName } from './person-name.ts'

test.each(['مريم', 'Mariam Al Suwaidi', 'Li', '李娜', "D'A", 'نو ر', 'J. R.'])(
  '%s is a name',
  (name) => {
    expect(isName(name)).toBe(true)
  },
)

test.each(['', ' ', '1', '...', 'x', '٥٥٥', '12 a', '🙂🙂', '\u3164\u115f', 'x\u3164'])(
  '%s is not a name',
  (name) => {
    expect(isName(name)).toBe(false)
  },
)
