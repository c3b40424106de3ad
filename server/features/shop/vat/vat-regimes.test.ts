import { expect, test } from 'vitest'
import { missingOfSeller, vatRulesOf, type VatSettings } from './vat-regimes.ts'

test.each<[VatSettings, string, object]>([
  [{ regime: 'uae' }, 'AE', { name: 'uae', percent: 5, rounding: 'line', hasQr: false }],
  [{ regime: 'ksa' }, 'SA', { name: 'ksa', percent: 15, rounding: 'total', hasQr: true }],
  [{ regime: 'none', percent: 5 }, 'AE', { name: 'none', percent: 0 }],
  [
    { regime: 'inclusive', percent: 7.7, rounding: 'line' },
    'CH',
    { percent: 7.7, rounding: 'line' },
  ],
  // The owner cannot change the rounding that the law prescribes; the rate may change.
  [{ regime: 'uae', percent: 6, rounding: 'total' }, 'AE', { percent: 6, rounding: 'line' }],
  // Settings as earlier versions stored them.
  [{ percent: 5, rounding: 'line' }, 'AE', { name: 'uae', percent: 5, rounding: 'line' }],
  [{ percent: 15, rounding: 'total' }, 'SA', { name: 'ksa', percent: 15, rounding: 'total' }],
  // The regime of the country, where the owner has set none.
  [{}, 'KW', { name: 'none', percent: 0 }],
  [{ percent: 5 }, 'QA', { name: 'none', percent: 0 }],
  [{}, 'DE', { name: 'inclusive', percent: 0 }],
  [{ percent: 10, rounding: 'line' }, 'BH', { name: 'inclusive', percent: 10, rounding: 'line' }],
])('%o in %s', (vat, country, rules) => {
  expect(vatRulesOf({ vat, country })).toMatchObject(rules)
})

test.each<[VatSettings, object, string[]]>([
  [{ regime: 'uae' }, {}, []],
  [{ regime: 'uae' }, { taxNumber: '' }, ['taxNumber']],
  [{ regime: 'none' }, { taxNumber: '', address: { en: '', ar: '' } }, []],
  [{ regime: 'ksa' }, { name: { en: 'House', ar: '' } }, ['name']],
  [{ regime: 'ksa' }, { name: { en: 'House', ar: 'ع'.repeat(128) } }, ['name']],
  [{ regime: 'uae' }, { name: { en: 'House', ar: 'ع'.repeat(128) } }, []],
])('%o with %o misses %o', (vat, given, missing) => {
  const both = { en: 'House', ar: 'دار' }
  const seller = { name: both, address: both, taxNumber: '1', ...given }
  expect(missingOfSeller({ vat, country: 'AE', seller })).toEqual(missing)
})
