import { intlLocale, type LanguageCode } from '@rimal/contract/language'
import type { Plural } from '@rimal/contract/words/word'
import type { LetterPart } from './letter.ts'
import type { LetterKind } from './letter-kind.ts'

type WishNews = {
  /** As they are called, and cost, in her language; `before` where it costs less than it did. */
  pieces: { name: string; color: string; back: boolean; price: string; before: string | null }[]
  link: string
}

/** In a notification; the letter lists them all. */
const mostNamed = 3

/** What changed for the better on the list of a customer who asked to be told. */
export const wishNews: LetterKind<WishNews> = {
  topic: 'wishes',
  write: ({ pieces, link }) => ({
    en: {
      subject: newsOf(pieces).en,
      paragraphs: ['You asked us to tell you when a piece of your wishlist is back or costs less.'],
      parts: partsOf(pieces, {
        back: 'Back',
        reduced: 'Costs less',
        line: ({ name, color, before }) =>
          before ? `${name}, ${color} (it was ${before})` : `${name}, ${color}`,
      }),
      link: { label: 'Open your wishlist', href: link },
    },
    ar: {
      subject: newsOf(pieces).ar,
      paragraphs: ['طلبتِ أن نعلمكِ حين تعود قطعة من قائمة أمنياتكِ أو ينخفض سعرها.'],
      parts: partsOf(pieces, {
        back: 'عادت',
        reduced: 'انخفض سعرها',
        line: ({ name, color, before }) =>
          before ? `${name}، ${color} (كان سعرها ${before})` : `${name}، ${color}`,
      }),
      link: { label: 'افتحي قائمة أمنياتكِ', href: link },
    },
  }),
  notice: ({ pieces }) => ({
    title: newsOf(pieces),
    body: {
      en: shortList(pieces, {
        language: 'en',
        line: ({ name, color, price }) => `${name}, ${color}: ${price}`,
        more: { one: 'and one more piece', other: 'and {count} more pieces' },
      }),
      ar: shortList(pieces, {
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
    pieces: [
      { name: 'Noor', color: 'Black', back: true, price: 'AED 590', before: null },
      { name: 'Layla', color: 'Mocha', back: false, price: 'AED 790', before: 'AED 890' },
    ],
    link: 'https://shop.example/my-wishlist',
  },
}

function newsOf(pieces: WishNews['pieces']): { en: string; ar: string } {
  const [only, ...others] = pieces
  if (!only || others.length > 0) {
    return { en: 'News of your wishlist', ar: 'جديد قائمة أمنياتكِ' }
  }
  return only.back
    ? { en: `${only.name} is back`, ar: `عادت ${only.name}` }
    : { en: `${only.name} costs less now`, ar: `انخفض سعر ${only.name}` }
}

/** A wishlist may be long, and what a device shows may not. */
function shortList(
  pieces: WishNews['pieces'],
  words: {
    language: LanguageCode
    line: (piece: WishNews['pieces'][number]) => string
    more: Plural
  },
): string {
  const lines = pieces.slice(0, mostNamed).map(words.line)
  const count = pieces.length - lines.length
  if (count === 0) return lines.join('\n')
  const form = new Intl.PluralRules(intlLocale(words.language)).select(count)
  const more = (words.more[form] ?? words.more.other).replace('{count}', String(count))
  return [...lines, more].join('\n')
}

function partsOf(
  pieces: WishNews['pieces'],
  words: { back: string; reduced: string; line: (piece: WishNews['pieces'][number]) => string },
): LetterPart[] {
  const part = (name: string, of: WishNews['pieces']) => ({
    name,
    lines: of.map((piece) => ({ text: words.line(piece), amount: piece.price })),
  })
  return [
    part(
      words.back,
      pieces.filter(({ back }) => back),
    ),
    part(
      words.reduced,
      pieces.filter(({ back }) => !back),
    ),
  ].filter(({ lines }) => lines.length > 0)
}
