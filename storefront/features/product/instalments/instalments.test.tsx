import type { LanguageCode } from '@rimal/contract/language'
import type { Shop } from '@rimal/contract/shop'
import { dictionaryOf } from '@rimal/contract/words/all-words'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { WordsProvider } from '../../../i18n/words.tsx'
import { ShopProvider } from '../../../shop.tsx'
import { Instalments } from './instalments.tsx'

const shop = {
  currency: 'AED',
  paymentMethods: ['card', 'pay_in_4'],
  otherPayments: [],
} as unknown as Shop

function lineOf(price: number, language: LanguageCode) {
  return renderToStaticMarkup(
    <WordsProvider language={language} dictionary={dictionaryOf(language)}>
      <ShopProvider shop={shop}>
        <MemoryRouter>
          <Instalments product={{ price, compareAt: null, otherPrices: [] }} />
        </MemoryRouter>
      </ShopProvider>
    </WordsProvider>,
  )
}

test('four payments are said to be alike only where they are', () => {
  expect(lineOf(100_00, 'en')).toContain('or 4 payments of AED\u00a025, no interest.')
  expect(lineOf(100_01, 'en')).toContain('or 4 payments, the first of AED\u00a025.01, no interest.')
  expect(lineOf(100_00, 'arb')).toContain('أو 4 دفعات، كل منها 25\u00a0د.إ، بلا فوائد.')
  expect(lineOf(100_01, 'arb')).toContain('أو 4 دفعات أولاها 25.01\u00a0د.إ، بلا فوائد.')
})
