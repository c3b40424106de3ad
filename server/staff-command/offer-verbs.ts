import { offerKinds } from '@rimal/contract/choices'
import type { NewOffer, StaffOffer } from '@rimal/contract/staff/offers'
import { CommandError, oneOf } from './words/one-of.ts'
import type { Verb } from './verb.ts'

const conditions = [
  '[--code CODE] [--percent N] [--amount N] [--buy N] [--get N]',
  '[--products IDS] [--types IDS] [--categories IDS] [--group GROUP] [--first yes]',
  '[--from DAY] [--until DAY] [--minimum N] [--limit N] [--each N] [--budget N] [--combines yes]',
].join(' ')

export const offerVerbs: Verb[] = [
  {
    usage: 'offer list',
    says: 'codes and promotions, with what they gave',
    run: async ({ ask }) => (await ask('GET staff/list-offers')).map(lineOf),
  },
  {
    usage: `offer add ENGLISH ARABIC --kind KIND ${conditions}`,
    says: `an offer by its titles; KIND is one of ${offerKinds.join(', ')}; amounts in minor units, IDS with commas`,
    run: async ({ ask }, given) => {
      const { offerId } = await ask('POST staff/add-offer', { body: readOffer(given) })
      return [offerId]
    },
  },
  {
    usage: 'offer end OFFER',
    says: 'it is over from now on; orders that have it keep it',
    run: async ({ ask }, { offer: offerId = '' }) => {
      await ask('POST staff/end-offer', { body: { offerId } })
      return ['ended']
    },
  },
  {
    usage: 'customer group CONTACT GROUP',
    says: 'puts a customer into a group that offers are made for; - is none',
    run: async ({ ask }, { contact = '', group = '' }) => {
      const body = { contact, group: group === '-' ? null : group }
      await ask('POST staff/set-customer-group', { body })
      return [`${contact} is in ${body.group ?? 'no group'}`]
    },
  },
]

function readOffer(given: Record<string, string>): NewOffer {
  const { english: en = '', arabic: ar = '', kind, code, group, from, until, first } = given
  return dropMissing({
    title: { en, ar },
    kind: oneOf(offerKinds, kind),
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
function dropMissing(offer: MayMiss<Required<NewOffer>>): NewOffer {
  return Object.fromEntries(
    Object.entries(offer).filter(([, value]) => value !== undefined),
  ) as NewOffer
}

function numberIn(given: Record<string, string>, name: string): number | undefined {
  const text = given[name]
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new CommandError(`--${name} is a whole number, not “${text}”.`)
  return Number(text)
}

function lineOf(offer: StaffOffer): string {
  const { offerId, title, code, kind, active, uses, usageLimit, given, budget } = offer
  return [
    offerId,
    code ?? 'by itself',
    title.en,
    [kind, offer.percent, offer.amount, offer.buy, offer.get].filter((it) => it !== null).join(' '),
    `${uses}${usageLimit === null ? '' : ` of ${usageLimit}`} uses`,
    `${given}${budget === null ? '' : ` of ${budget}`} given`,
    ...(offer.startsAt === null ? [] : [`from ${offer.startsAt}`]),
    ...(offer.endsAt === null ? [] : [`until ${offer.endsAt}`]),
    ...conditionsOf(offer),
    ...(active ? [] : ['off']),
  ].join('  ')
}

/** Returns the conditions of an offer as they are typed. */
function conditionsOf(offer: StaffOffer): string[] {
  const lists = (['products', 'types', 'categories'] as const).flatMap((name) =>
    offer[name].length > 0 ? [`${name} ${offer[name].join(',')}`] : [],
  )
  return [
    ...lists,
    ...(offer.minimum > 0 ? [`minimum ${offer.minimum}`] : []),
    ...(offer.limitEach === null ? [] : [`each ${offer.limitEach}`]),
    ...(offer.customerGroup === null ? [] : [`group ${offer.customerGroup}`]),
    ...(offer.firstOrderOnly ? ['first orders'] : []),
    ...(offer.combines ? ['combines'] : []),
  ]
}
