import { expect, test } from 'vitest'
import { exampleShop } from '../../test/email-fixtures.ts'
import { composeMessage } from './compose-message.ts'
import { sampleIn } from './sample-in.ts'
import { kinds, type MessageKind, messageKinds } from './templates/kinds.ts'

/**
 * The only texts of a message that may hold a web address. No list of the kinds themselves is read here: a text that
 * customers type, and that its kind forgets, is found because it is missing in these lists.
 */
const mayHoldAddress = {
  'links of the shop and of couriers': 'link calendar trackingUrl',
  'settings of the shop': `merchant host phone address hours
    merchant.phone merchant.whatsapp merchant.email merchant.hours
    details.merchant.phone details.merchant.whatsapp details.merchant.email details.merchant.hours`,
  'names and pictures of products': `color pictureId product lines items
    lines.name lines.color lines.pictureId items.name items.color items.pictureId
    details.lines.name details.lines.color details.lines.pictureId
    pictures.name pictures.color pictures.pictureId
    productionItem productionItems.productionItem stock_alert:name`,
  'words of staff': `note question refusedFor why.en why.ar reason.en reason.ar
    carrier trackingNumber productionItems.tailor`,
  'emails and phones of customers, which are checked for their form':
    'email details.phone contact.email contact.phone',
  'names and numbers that the shop or a provider makes': `orderNumber number code
    productionItems.orderNumber payments.provider payments.providerRef
    amount total lines.amount details.lines.price details.subtotal items.price items.before`,
  'the email of an example, whose texts were checked before': 'email.subject email.paragraphs',
  'days and times': `arrival expected day by due from to contactBy.time productionItems.day`,
}

/** Texts that a stranger types into the contact form, although other kinds have texts of the shop by these names. */
const typedByStrangers = new Set(['contact_message:phone', 'contact_message:orderNumber'])
const allowed = new Set(Object.values(mayHoldAddress).flatMap((names) => names.split(/\s+/)))

function isAllowed(kind: MessageKind, name: string): boolean {
  const inKind = `${kind}:${name}`
  return allowed.has(inKind) || (allowed.has(name) && !typedByStrangers.has(inKind))
}

type Path = readonly (string | number)[]

/** Returns the paths of all strings in the data. */
function stringsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    stringsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  const copy: unknown = structuredClone(value)
  const parts = copy as Record<string | number, unknown>
  parts[key] = withText(parts[key], rest, text)
  return copy
}

/** Returns the name of a path without its positions in lists. */
function nameOf(path: Path): string {
  return path.filter((part) => typeof part === 'string').join('.')
}

const addresses = ['https://evil.example/free', 'www.evil.example']

/** Whether a message with this text shows it as an address; a word of a closed list cannot be another one. */
function showsAddress(kind: MessageKind, language: 'en' | 'arb', data: unknown): boolean {
  try {
    const message = composeMessage(kind, data as never, { language, shop: exampleShop })
    return Object.values(message).some((part) => /evil\.e/.test(part))
  } catch {
    return false
  }
}

/** Returns the texts of a kind in which a web address reaches the message. */
function leaksOf(kind: MessageKind): string[] {
  const found = (['en', 'arb'] as const).flatMap((language) => {
    const data = sampleIn(kind, language)
    return stringsIn(data).filter((path) =>
      addresses.some((address) => showsAddress(kind, language, withText(data, path, address))),
    )
  })
  return [...new Set(found.map(nameOf))]
}

test.each(messageKinds)('no text of %s makes a link, except those that are named', (kind) => {
  const others = leaksOf(kind).filter((name) => !isAllowed(kind, name))
  expect(others).toEqual([])
})

test('every text that may hold an address is one of a message', () => {
  const used = new Set(
    messageKinds.flatMap((kind) => leaksOf(kind).flatMap((name) => [name, `${kind}:${name}`])),
  )
  expect([...allowed].filter((name) => !used.has(name))).toEqual([])
})

test('the example of a kind has all texts that customers type', () => {
  for (const kind of messageKinds) {
    const names = stringsIn(sampleIn(kind, 'en')).map(nameOf)
    const absent = kinds[kind].typed.filter(
      (path) => !names.some((name) => `${name}.`.startsWith(`${path}.`)),
    )
    expect({ kind, absent }).toEqual({ kind, absent: [] })
  }
})
