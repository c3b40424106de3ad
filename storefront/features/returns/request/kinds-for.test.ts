import { dictionaryOf } from '@rimal/contract/words/all-words'
import { languages } from '@rimal/contract/language'
import { expect, test } from 'vitest'
import { createWords } from '../../../i18n/words.tsx'
import { kindHint } from './kinds-for.ts'

const free = { en: /free of charge/, arb: /بلا مقابل/ }
const sentByCustomer = { en: /you pay only for sending/, arb: /لا تدفعين إلا أجرة إرسال/ }

test.for(languages.map(({ code }) => code))(
  'an exchange is described as free only when the shop collects it (%s)',
  (code) => {
    const { t } = createWords(code, dictionaryOf(code))
    const collected = t(kindHint('exchange', { collected: true }))
    expect(collected).toMatch(free[code])
    const sent = t(kindHint('exchange', { collected: false }))
    expect(sent).toMatch(sentByCustomer[code])
    expect(sent).not.toMatch(free[code])
  },
)

test('collection by the shop makes no difference for the hints of the other kinds', () => {
  for (const kind of ['return', 'alteration', 'claim'] as const) {
    expect(kindHint(kind, { collected: false })).toBe(kindHint(kind, { collected: true }))
  }
})
