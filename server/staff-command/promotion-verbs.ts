import { promotionKinds } from '@rimal/contract/choices'
import type { NewPromotion, StaffPromotion } from '@rimal/contract/staff/promotions'
import { CommandError, oneOf } from './words/one-of.ts'
import { moreOf, readPages } from './words/read-pages.ts'
import type { Verb } from './verb.ts'

const conditions = [
  '[--code CODE] [--percent N] [--amount N] [--buy N] [--get N]',
  '[--products IDS] [--types IDS] [--categories IDS] [--group GROUP] [--first yes]',
  '[--from DAY] [--until DAY] [--minimum N] [--limit N] [--each N] [--budget N] [--combines yes]',
].join(' ')

/** Each state is read by itself, so that a running promotion is printed however many have ended. */
const statesInOrder = ['running', 'planned', 'off', 'ended'] as const

export const promotionVerbs: Verb[] = [
  {
    usage: 'promotion list [--search TEXT]',
    says: 'lists promotions with their codes, uses and discounts: the running ones, then those that are planned, switched off and ended; TEXT is a part of a code or a title',
    run: async ({ ask }, { search }) => {
      const found = []
      for (const state of statesInOrder) {
        const query = { state, ...(search === undefined ? {} : { q: search }) }
        const read = (page: { cursor?: string }) =>
          ask('GET staff/list-promotions', { query: { ...query, ...page } })
        found.push(await readPages(read))
      }
      const isCut = found.some((read) => read.isCut)
      return [
        ...found.flatMap(({ items }) => items.map(lineOf)),
        ...moreOf(isCut, '--search finds them'),
      ]
    },
  },
  {
    usage: `promotion add ENGLISH ARABIC --kind KIND ${conditions}`,
    says: `adds a promotion with its two titles; KIND is one of ${promotionKinds.join(', ')}; amounts are in minor units, commas separate IDS`,
    run: async ({ ask }, given) => {
      const { promotionId } = await ask('POST staff/add-promotion', { body: readPromotion(given) })
      return [promotionId]
    },
  },
  {
    usage: 'promotion end PROMOTION',
    says: 'ends a promotion; orders that have its discount do not change',
    run: async ({ ask }, { promotion: promotionId = '' }) => {
      await ask('POST staff/end-promotion', { body: { promotionId } })
      return ['ended']
    },
  },
  {
    usage: 'customer group CONTACT GROUP',
    says: 'puts a customer into a group; a promotion may be for one group; - is no group',
    run: async ({ ask }, { contact = '', group = '' }) => {
      const body = { contact, group: group === '-' ? null : group }
      await ask('POST staff/set-customer-group', { body })
      return [`${contact} is in ${body.group ?? 'no group'}`]
    },
  },
]

function readPromotion(given: Record<string, string>): NewPromotion {
  const { english: en = '', arabic: ar = '', kind, code, group, from, until, first } = given
  return skipMissing({
    title: { en, ar },
    kind: oneOf(promotionKinds, kind),
    code: code?.toUpperCase(),
    percent: numberIn(given, 'percent'),
    amount: numberIn(given, 'amount'),
    buy: numberIn(given, 'buy'),
    get: numberIn(given, 'get'),
    products: given['products']?.split(','),
    types: given['types']?.split(','),
    categories: given['categories']?.split(','),
    customerGroup: group,
    firstOrderOnly: first === 'yes',
    from,
    until,
    minimum: numberIn(given, 'minimum'),
    usageLimit: numberIn(given, 'limit'),
    limitEach: numberIn(given, 'each'),
    budget: numberIn(given, 'budget'),
    combines: given['combines'] === 'yes',
  })
}

type MayMiss<T> = { [Name in keyof T]: T[Name] | undefined }

/** Leaves out the options that were not typed. */
function skipMissing(promotion: MayMiss<Required<NewPromotion>>): NewPromotion {
  return Object.fromEntries(
    Object.entries(promotion).filter(([, value]) => value !== undefined),
  ) as NewPromotion
}

function numberIn(given: Record<string, string>, name: string): number | undefined {
  const text = given[name]
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new CommandError(`--${name} is a whole number, not “${text}”.`)
  return Number(text)
}

function lineOf(promotion: StaffPromotion): string {
  const { promotionId, title, code, kind, active, uses, usageLimit, given, budget } = promotion
  return [
    promotionId,
    code ?? 'no code',
    title.en,
    [kind, promotion.percent, promotion.amount, promotion.buy, promotion.get]
      .filter((it) => it !== null)
      .join(' '),
    `${uses}${usageLimit === null ? '' : ` of ${usageLimit}`} uses`,
    `${given}${budget === null ? '' : ` of ${budget}`} discounted`,
    ...(promotion.startsAt === null ? [] : [`from ${promotion.startsAt}`]),
    ...(promotion.endsAt === null ? [] : [`until ${promotion.endsAt}`]),
    ...conditionsOf(promotion),
    ...(active ? [] : ['ended']),
  ].join('  ')
}

/** Returns the conditions of a promotion as they are typed. */
function conditionsOf(promotion: StaffPromotion): string[] {
  const lists = (['products', 'types', 'categories'] as const).flatMap((name) =>
    promotion[name].length > 0 ? [`${name} ${promotion[name].join(',')}`] : [],
  )
  return [
    ...lists,
    ...(promotion.minimum > 0 ? [`minimum ${promotion.minimum}`] : []),
    ...(promotion.limitEach === null ? [] : [`each ${promotion.limitEach}`]),
    ...(promotion.customerGroup === null ? [] : [`group ${promotion.customerGroup}`]),
    ...(promotion.firstOrderOnly ? ['first orders'] : []),
    ...(promotion.combines ? ['combines'] : []),
  ]
}
