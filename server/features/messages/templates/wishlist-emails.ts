import { intlLocale, type LanguageCode } from '@rimal/contract/language'
import type { Plural } from '@rimal/contract/words/word'
import { variable } from '../own-texts/marks.ts'
import type { EmailPart } from './email.ts'
import type { EmailKind } from './email-kind.ts'
import { pictureOf } from '../email/picture-of.ts'

type WishlistUpdate = {
  /** Names and prices in the customer's language; `before` is set when the price is lower than before. */
  items: {
    name: string
    color: string
    back: boolean
    price: string
    before: string | null
    /** Missing in messages that were written before emails had pictures. */
    pictureId?: string | null
  }[]
  link: string
}

/** The most products named in a notification; the email lists them all. */
const maxNamed = 3

/** Improvements on the wishlist of a customer who asked to be notified. */
export const wishlistUpdate: EmailKind<WishlistUpdate> = {
  topic: 'wishlist',
  channels: ['email'],
  typed: [],
  variables: ['link'],
  write: ({ items, link }) => ({
    en: {
      subject: updateOf(items).en,
      paragraphs: ['You asked us to tell you when a piece on your wishlist is back or costs less.'],
      parts: partsOf(items, {
        back: 'Back',
        reduced: 'Costs less',
        line: ({ name, color, before }) =>
          before ? `${name}, ${color} (it was ${before})` : `${name}, ${color}`,
      }),
      link: { label: 'Open your wishlist', href: link },
    },
    ar: {
      subject: updateOf(items).ar,
      paragraphs: ['طلبتِ أن نعلمكِ حين تعود قطعة من قائمة أمنياتكِ أو ينخفض سعرها.'],
      parts: partsOf(items, {
        back: 'عادت',
        reduced: 'انخفض سعرها',
        line: ({ name, color, before }) =>
          before ? `${name}، ${color} (كان سعرها ${before})` : `${name}، ${color}`,
      }),
      link: { label: 'افتحي قائمة أمنياتكِ', href: link },
    },
  }),
  notice: ({ items }) => ({
    title: updateOf(items),
    body: {
      en: shortList(items, {
        language: 'en',
        line: ({ name, color, price }) => `${name}, ${color}: ${price}`,
        more: { one: 'and one more piece', other: 'and {count} more pieces' },
      }),
      ar: shortList(items, {
        language: 'arb',
        line: ({ name, color, price }) => `${name}، ${color}: ${price}`,
        more: {
          one: 'وقطعة أخرى',
          two: 'وقطعتان أخريان',
          few: 'و{count} قطع أخرى',
          many: 'و{count} قطعة أخرى',
          other: 'و{count} قطعة أخرى',
        },
      }),
    },
    page: 'my-wishlist',
  }),
  sample: {
    items: [
      {
        name: 'Noor',
        color: 'Black',
        back: true,
        price: 'AED 590',
        before: null,
        pictureId: 'noor--black--front',
      },
      { name: 'Layla', color: 'Mocha', back: false, price: 'AED 790', before: 'AED 890' },
    ],
    link: 'https://shop.example/my-wishlist',
  },
  arabicSample: {
    items: [
      {
        name: 'نور',
        color: 'أسود',
        back: true,
        price: '590 د.إ',
        before: null,
        pictureId: 'noor--black--front',
      },
      { name: 'ليلى', color: 'موكا', back: false, price: '790 د.إ', before: '890 د.إ' },
    ],
  },
  otherSamples: [
    [{ items: [single('Noor', 'Black')] }, { items: [single('نور', 'أسود')] }],
    [
      { items: [{ ...single('Layla', 'Mocha'), back: false }] },
      { items: [{ ...single('ليلى', 'موكا'), back: false }] },
    ],
  ],
}

function single(name: string, color: string): WishlistUpdate['items'][number] {
  return { name, color, back: true, price: name === 'Noor' ? 'AED 590' : '590 د.إ', before: null }
}

function updateOf(items: WishlistUpdate['items']): { en: string; ar: string } {
  const [only, ...others] = items
  if (!only || others.length > 0) {
    return { en: 'News from your wishlist', ar: 'جديد قائمة أمنياتكِ' }
  }
  const product = variable('product', only.name)
  return only.back
    ? { en: `${product} is back`, ar: `عادت ${product}` }
    : { en: `${product} costs less now`, ar: `انخفض سعر ${product}` }
}

/** A wishlist may be long, and what a device shows may not. */
function shortList(
  items: WishlistUpdate['items'],
  words: {
    language: LanguageCode
    line: (line: WishlistUpdate['items'][number]) => string
    more: Plural
  },
): string {
  const lines = items.slice(0, maxNamed).map(words.line)
  const count = items.length - lines.length
  if (count === 0) return variable('items', lines.join('\n'))
  const form = new Intl.PluralRules(intlLocale(words.language)).select(count)
  const more = (words.more[form] ?? words.more.other).replace('{count}', String(count))
  return variable('items', [...lines, more].join('\n'))
}

function partsOf(
  items: WishlistUpdate['items'],
  words: { back: string; reduced: string; line: (line: WishlistUpdate['items'][number]) => string },
): EmailPart[] {
  const part = (name: string, of: WishlistUpdate['items']) => ({
    name,
    lines: of.map((line) => ({
      text: words.line(line),
      amount: line.price,
      ...pictureOf(line),
    })),
  })
  return [
    part(
      words.back,
      items.filter(({ back }) => back),
    ),
    part(
      words.reduced,
      items.filter(({ back }) => !back),
    ),
  ].filter(({ lines }) => lines.length > 0)
}
