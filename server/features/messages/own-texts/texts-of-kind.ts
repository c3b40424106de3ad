import { type LanguageCode, languages } from '@rimal/contract/language'
import type { MessageSlot } from '@rimal/contract/staff/message-kinds'
import { sampleCount, sampleIn } from '../sample-in.ts'
import type { Email } from '../templates/email.ts'
import type { Notice } from '../templates/email-kind.ts'
import { channelsOf, kinds, type MessageKind } from '../templates/kinds.ts'
import { markData, phraseOf, valuesIn } from './marks.ts'
import { mapEmail } from './with-own-texts.ts'

type Side = 'en' | 'ar'

/** A text of a kind of message as it ships, with the examples in which it stands. */
export type KindText = {
  slot: MessageSlot
  shipped: Record<Side, string>
  /** The values that a text in its place may have, and those that it must have. */
  names: Record<Side, string[]>
  required: Record<Side, string[]>
  samples: number[]
}

/**
 * Values without which a message would not do what it is for: it would have no code, no link, or not say what happens
 * to the customer's money. They must stay wherever the shipped text has them, but for subjects, titles and labels.
 */
const requiredNames = [
  'code',
  'link',
  'amount',
  'credit',
  'leftToPay',
  'total',
  'by',
  'payTo',
  'due',
  'question',
  'refusedFor',
  'duration',
]

/** Every text of a kind that a shop may write itself, by their slots. */
export function textsOfKind(kind: MessageKind): KindText[] {
  return readKind(kind).texts
}

/** The texts of each example in the order of the message, by their places in `textsOfKind`. */
export function casesOfKind(kind: MessageKind): number[][] {
  const { texts, orders } = readKind(kind)
  const places = new Map(texts.map((text, place) => [keyOf(text), place]))
  return orders.map((keys) => keys.flatMap((key) => places.get(key) ?? []))
}

/** Reads the examples of a kind: all of its texts, and the texts of each example in their order. */
function readKind(kind: MessageKind): { texts: KindText[]; orders: string[][] } {
  const texts = new Map<string, KindText>()
  const orders: string[][] = []
  for (let sample = 0; sample < sampleCount(kind); sample++) {
    const order = new Set<string>()
    const [en, ar] = languages.map(({ code }) => placesIn(kind, sample, code)) as [Places, Places]
    for (const slot of slotOrder) {
      const [inEnglish, inArabic] = [en.bySlot[slot] ?? [], ar.bySlot[slot] ?? []]
      const count = Math.max(inEnglish.length, inArabic.length)
      for (let place = 0; place < count; place++) {
        const shipped = { en: inEnglish[place] ?? '', ar: inArabic[place] ?? '' }
        const names = {
          en: withOwn(shipped.en, en.namesOf(slot)),
          ar: withOwn(shipped.ar, ar.namesOf(slot)),
        }
        addText(texts, { slot, shipped, sample, names })
        order.add(keyOf({ slot, shipped }))
      }
    }
    orders.push([...order])
  }
  return { texts: inOrder([...texts.values()]), orders }
}

/** A text may always have the values of the shipped one, also those of which the message has several by that name. */
function withOwn(pattern: string, names: readonly string[]): string[] {
  const own = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...new Set([...names, ...own])]
}

function keyOf({ slot, shipped }: Pick<KindText, 'slot' | 'shipped'>): string {
  return JSON.stringify([slot, shipped.en, shipped.ar])
}

type Places = {
  bySlot: Partial<Record<MessageSlot, string[]>>
  namesOf: (slot: MessageSlot) => string[]
}

const slotOrder: MessageSlot[] = ['subject', 'paragraph', 'button', 'sms', 'title', 'body']

/** The texts of an example in one language, and the values that there are for them. */
function placesIn(kind: MessageKind, sample: number, language: LanguageCode): Places {
  const { write, notice, variables } = kinds[kind]
  const side: Side = language === 'arb' ? 'ar' : 'en'
  const data = markData(sampleIn(kind, language, sample), variables)
  // A kind and its data belong together; of one among all kinds the compiler cannot know.
  const email = (write as (data: unknown) => Record<Side, Email>)(data)[side]
  const noticed = (notice as ((data: unknown) => Notice) | undefined)?.(data)
  const bySlot: Places['bySlot'] = {}
  const add = (slot: MessageSlot, text: string) => {
    const { pattern } = phraseOf(text)
    if (isWritten(pattern)) bySlot[slot] = [...(bySlot[slot] ?? []), pattern]
    return text
  }
  const channels = channelsOf(kind)
  if (channels.length > 0)
    mapEmail(email, (slot, text) =>
      slot === 'sms' && !channels.includes('sms') ? text : add(slot, text),
    )
  if (noticed) {
    add('title', noticed.title[side])
    add('body', noticed.body[side])
  }
  const ofEmail = [...valuesIn(email).keys()]
  const ofNotice = [...valuesIn(noticed && [noticed.title[side], noticed.body[side]]).keys()]
  return { bySlot, namesOf: (slot) => (slot === 'title' || slot === 'body' ? ofNotice : ofEmail) }
}

/** A text that consists of values alone is the program's. */
function isWritten(pattern: string): boolean {
  return /\p{L}/u.test(pattern.replaceAll(/\{\w+\}/g, ''))
}

type Found = Pick<KindText, 'slot' | 'shipped' | 'names'> & { sample: number }

function addText(texts: Map<string, KindText>, { slot, shipped, names, sample }: Found) {
  const key = keyOf({ slot, shipped })
  const known = texts.get(key)
  if (known) {
    if (known.samples.at(-1) !== sample) known.samples.push(sample)
    // A value must be there wherever the text stands.
    known.names = { en: common(known.names.en, names.en), ar: common(known.names.ar, names.ar) }
    return
  }
  const required = { en: requiredIn(slot, shipped.en), ar: requiredIn(slot, shipped.ar) }
  texts.set(key, { slot, shipped, names, required, samples: [sample] })
}

function requiredIn(slot: MessageSlot, pattern: string): string[] {
  if (!['paragraph', 'sms', 'body'].includes(slot)) return []
  return requiredNames.filter((name) => pattern.includes(`{${name}}`))
}

function common(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((name) => others.includes(name))
}

function inOrder(texts: KindText[]): KindText[] {
  return texts.toSorted((a, b) => slotOrder.indexOf(a.slot) - slotOrder.indexOf(b.slot))
}
