/**
 * While a message is written, every value in it is marked: where it begins, its name, and where it ends. What is left
 * between the values is the text that the program ships with, and a shop may have another one in its place. The marks
 * come from a range of Unicode that has no characters, and no text from outside keeps them.
 */
const [begin, middle, end] = ['\uE000', '\uE001', '\uE002'] as const
const anyMark = /[\uE000-\uE002]/gu
const value = /\uE000(\w+)\uE001([^\uE002]*)\uE002/gu
/** A value that is isolated, so that it stays in order among Arabic words: the isolation belongs to the value. */
const isolated = /([\u2066-\u2068])\uE000(\w+)\uE001([^\uE002]*)\uE002\u2069/gu

/** A value with its name; an empty one stays empty, because templates leave out what is empty. */
export function variable(name: string, text: string | number): string {
  const plain = withoutMarks(String(text))
  return plain === '' ? '' : `${begin}${name}${middle}${plain}${end}`
}

/** Changes a value, and not its mark. */
export function inside(text: string, change: (plain: string) => string): string {
  const [, name, plain = ''] = /^\uE000(\w+)\uE001([^\uE002]*)\uE002$/u.exec(text) ?? []
  return name === undefined ? change(text) : variable(name, change(plain))
}

/** The text as it is read. */
export function withoutMarks(text: string): string {
  return text.replaceAll(value, '$2').replaceAll(anyMark, '')
}

/** The same of every text below a value. */
export function withoutMarksIn<Value>(from: Value): Value {
  return mapTexts(from, withoutMarks) as Value
}

/** A text with names for its values: 'Order {orderNumber}', and the values by name. */
export type Phrase = { pattern: string; values: ReadonlyMap<string, string> }

export function phraseOf(text: string): Phrase {
  const values = new Map<string, string>()
  const whole = text.replaceAll(isolated, `${begin}$2${middle}$1$3\u2069${end}`)
  const pattern = whole.replaceAll(value, (_, name: string, plain: string) => {
    values.set(name, plain)
    return `{${name}}`
  })
  return { pattern, values }
}

/** The values of all texts below a value, without names that have several values there. */
export function valuesIn(from: unknown): Map<string, string> {
  const values = new Map<string, string>()
  const several = new Set<string>()
  mapTexts(from, (text) => {
    for (const [name, plain] of phraseOf(text).values) {
      const known = values.get(name)
      if (known !== undefined && withoutIsolation(known) !== withoutIsolation(plain))
        several.add(name)
      // An isolated value stays in order in every text.
      else if (known === undefined || withoutIsolation(plain) !== plain) values.set(name, plain)
    }
    return text
  })
  for (const name of several) values.delete(name)
  return values
}

function withoutIsolation(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/gu, '')
}

/**
 * Marks the texts at these paths. A value has the last name of its path: `pickup.address` is `address`, and a text in
 * two languages has one name. Marks that the data brings are removed first.
 */
export function markData<Data>(data: Data, paths: readonly string[]): Data {
  const clean = mapTexts(data, (text) => text.replaceAll(anyMark, ''))
  return paths.reduce((rest, path) => markedAt(rest, path.split('.'), nameOf(path)), clean) as Data
}

function markedAt(from: unknown, path: readonly string[], name: string): unknown {
  const [key, ...rest] = path
  if (key === undefined) return mapTexts(from, (text) => variable(name, text))
  if (typeof from !== 'object' || from === null || !(key in from)) return from
  return { ...from, [key]: markedAt((from as Record<string, unknown>)[key], rest, name) }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

function mapTexts(from: unknown, change: (text: string) => string): unknown {
  if (typeof from === 'string') return change(from)
  if (Array.isArray(from)) return from.map((item) => mapTexts(item, change))
  if (typeof from !== 'object' || from === null) return from
  return Object.fromEntries(
    Object.entries(from).map(([name, part]) => [name, mapTexts(part, change)]),
  )
}
