import { formatDay } from '@rimal/contract/dates'
import { intlLocale, textIn } from '@rimal/contract/language'
import { formatMoney } from '@rimal/contract/money'
import { isolate } from '../../ui/isolate.ts'
import type { Words } from '../../words.tsx'
import type { GroupChoices } from '../products/use-group-choices.ts'
import type { Terms } from './terms.ts'

export type Around = {
  currency: string
  /** Undefined until they are read: types and categories are then written by their ids. */
  choices: Pick<GroupChoices, 'types' | 'categories'> | undefined
}

/** Stands for a number that is not typed yet. */
const unknown = '…'

/** Says what a discount gives, and for what: '20% off everything of the type Bisht'. */
export function sayGift(terms: Terms, words: Words, around: Around): string {
  const { t, language } = words
  const { kind, percent, amount, buy, get } = terms
  const what = sayWhat(terms, words, around)
  if (kind === 'free_shipping') {
    return what === null
      ? t('discount_says_free_shipping_all')
      : t('discount_says_free_shipping', { what })
  }
  const money = (minor: number) => formatMoney(minor, { currency: around.currency, language })
  return t(`discount_says_${kind}`, {
    what: what ?? t('discount_says_everything'),
    percent: percent ?? unknown,
    amount: amount === null ? unknown : money(amount),
    buy: buy ?? unknown,
    get: get ?? unknown,
  })
}

/** Says a discount in one sentence: '20% off everything of the type Bisht, from AED 500, until 30 November.' */
export function sayTerms(terms: Terms, words: Words, around: Around): string {
  const { t, language } = words
  const { code, minimum, customerGroup, usageLimit, limitEach, budget } = terms
  const money = (minor: number) => formatMoney(minor, { currency: around.currency, language })
  const clauses = [
    sayGift(terms, words, around),
    minimum ? t('discount_says_from', { amount: money(minimum) }) : '',
    code ? t('discount_says_code', { code: isolate(code) }) : '',
    terms.firstOrderOnly ? t('discount_says_first') : '',
    customerGroup ? t('discount_says_group', { group: isolate(customerGroup) }) : '',
    sayDays(terms, words),
    limitEach ? t('discount_says_each', { count: limitEach }) : '',
    usageLimit ? t('discount_says_limit', { count: usageLimit }) : '',
    budget ? t('discount_says_budget', { amount: money(budget) }) : '',
    terms.combines ? t('discount_says_combines') : '',
  ].filter(Boolean)
  return t('discount_says_whole', { clauses: clauses.join(language === 'arb' ? '، ' : ', ') })
}

/** Says the days of a discount: 'from 24 November until 30 November'; empty without any. */
export function sayDays({ from, until }: Pick<Terms, 'from' | 'until'>, words: Words): string {
  const { t, language } = words
  const day = (iso: string) => formatDay(iso, language)
  return [
    from ? t('discount_says_starts', { day: day(from) }) : '',
    until ? t('discount_says_ends', { day: day(until) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the discount is for; null for everything. */
function sayWhat(terms: Terms, { t, language }: Words, { choices }: Around): string | null {
  const list = new Intl.ListFormat(intlLocale(language), { type: 'disjunction' })
  const namesOf = (kind: 'types' | 'categories') =>
    list.format(
      terms[kind].map((id) =>
        isolate(choices?.[kind].find(({ value }) => value === id)?.label ?? id),
      ),
    )
  const { types, categories, products } = terms
  const parts = [
    types.length > 0 ? t('discount_says_types', { names: namesOf('types') }) : '',
    categories.length > 0 ? t('discount_says_categories', { names: namesOf('categories') }) : '',
    ...products.map(({ name }) => isolate(textIn(name, language))),
  ].filter(Boolean)
  if (parts.length === 0) return null
  return new Intl.ListFormat(intlLocale(language), { type: 'conjunction' }).format(parts)
}
