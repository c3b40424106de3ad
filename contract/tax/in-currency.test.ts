import { expect, test } from 'vitest'
import { currencies } from '../money.ts'
import { invoiceWords } from '../words/order.ts'
import { inCurrency } from './in-currency.ts'

test('a currency has its name in Arabic and its code in English', () => {
  expect(inCurrency(invoiceWords.invoice_currency_note, 'SAR')).toEqual({
    en: 'Amounts in SAR.',
    ar: 'المبالغ بالريال السعودي.',
  })
  expect(inCurrency(invoiceWords.invoice_own_vat, 'AED').ar).toBe('إجمالي الضريبة بالدرهم الإماراتي')
})

test('each currency of the shop has an Arabic name, and any other has its code', () => {
  for (const currency of currencies) {
    expect(inCurrency({ en: '', ar: '{in_currency}' }, currency).ar).not.toContain(currency)
  }
  expect(inCurrency({ en: '', ar: '{in_currency}' }, 'USD').ar).toBe('بعملة USD')
})
