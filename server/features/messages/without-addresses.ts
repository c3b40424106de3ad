import { withoutInvisible } from './without-invisible.ts'

/**
 * The data of a message with no web address in the texts at these paths, which customers typed: a name that
 * is an address would be shown as a link, and the shop would send a stranger's link to whomever that stranger
 * names. The words stay readable. What the shop itself writes is left alone.
 */
export function withoutAddresses<Data>(data: Data, typed: readonly string[]): Data {
  const cleaned = typed.reduce<unknown>((rest, path) => cleanedAt(rest, path.split('.')), data)
  return cleaned as Data
}

/** Beyond the end of its path every text is cleaned. */
function cleanedAt(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => cleanedAt(item, path))
  const [key, ...rest] = path
  if (typeof value === 'string') return key === undefined ? brokenUp(value) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) =>
      key === undefined || key === name ? [name, cleanedAt(part, rest)] : [name, part],
    ),
  )
}

/**
 * Mail programs make a link of a scheme, and of a dot between words that has no space after it. The last part of an
 * address begins with a letter, so `1.5cm` is not an address.
 */
const schemes = /\p{L}[\p{L}\p{N}+.-]*:\/+|\b(?:mailto|tel|sms|javascript|data):(?=\S)/giu
const dots = /(?<=[\p{L}\p{M}\p{N}_-])([.\u3002\uff0e\uff61])(?=\p{L}[\p{L}\p{M}\p{N}-])/gu

function brokenUp(text: string): string {
  return withoutInvisible(text).replaceAll(schemes, '').replaceAll(dots, '$1 ')
}
