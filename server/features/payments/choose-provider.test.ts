import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { PaymentProviderName } from '../../payment-accounts.ts'
import type { PaymentRule } from '../shop/payment-rules/payment-rules.ts'
import { chooseProvider } from './choose-provider.ts'
import { paymentProviders } from './providers.ts'

const all: PaymentProviderName[] = ['stripe', 'tap', 'tabby', 'tamara', 'cash-on-delivery']

function choose({
  providers = all,
  method = 'card',
  currency = 'AED',
  country = 'AE',
  language = 'en',
  rules = [],
}: {
  providers?: PaymentProviderName[]
  method?: 'card' | 'net_banking' | 'pay_in_4' | 'cash_on_delivery'
  currency?: string
  country?: string
  language?: 'en' | 'arb'
  rules?: PaymentRule[]
}) {
  const config = { ...readConfig({}), paymentProviders: providers }
  const deps = { config, sign: () => '', clock: () => new Date() }
  const payments = paymentProviders(config, () => deps)
  const settings = { currency, paymentRules: rules }
  return chooseProvider({ payments }, { method, settings, country, language })?.name
}

test.each<[string, Parameters<typeof choose>[0], string | undefined]>([
  ['the first that was switched on', {}, 'stripe'],
  ['who speaks Arabic to who reads Arabic', { language: 'arb' }, 'tap'],
  ['the only one, in whatever language', { providers: ['stripe'], language: 'arb' }, 'stripe'],
  ['who takes the currency', { currency: 'KWD' }, 'tap'],
  ['who knows the banks of Kuwait', { method: 'net_banking', currency: 'KWD' }, 'tap'],
  ['nobody for banks of the Emirates', { method: 'net_banking' }, undefined],
  ['the first of those that lend', { method: 'pay_in_4' }, 'tabby'],
  ['who lends in Bahrain', { method: 'pay_in_4', currency: 'BHD' }, 'tamara'],
  ['nobody who lends in Qatar', { method: 'pay_in_4', currency: 'QAR' }, undefined],
  [
    'the provider that the owner prefers',
    { method: 'pay_in_4', rules: [{ provider: 'tamara' }] },
    'tamara',
  ],
  [
    'the provider that the owner chose for the country',
    { method: 'pay_in_4', rules: [{ provider: 'tabby', countries: ['SA'] }] },
    'tamara',
  ],
  [
    'nobody where the owner left the currency to nobody',
    { providers: ['tap'], rules: [{ provider: 'tap', currencies: ['SAR'] }] },
    undefined,
  ],
  [
    'a preferred one that speaks no Arabic only to who reads English',
    { rules: [{ provider: 'stripe' }, { provider: 'tap' }], language: 'arb' },
    'tap',
  ],
  ['the courier', { method: 'cash_on_delivery' }, 'cash-on-delivery'],
])('%s takes the payment', (_, order, name) => {
  expect(choose(order)).toBe(name)
})
