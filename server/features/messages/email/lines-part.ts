import type { Text } from '@rimal/contract/language'
import { lineText } from '../templates/order-received.ts'
import type { Email } from '../templates/email.ts'
import { pictureOf } from './picture-of.ts'

/** A line of an order as an email lists it, in the language of the order. */
export type ListedLine = {
  name: string
  color: string
  size: number | null
  madeToMeasure: boolean
  quantity: number
  pictureId: string | null
}

export const listedLine: ListedLine = {
  name: 'Noor',
  color: 'Black',
  size: 56,
  madeToMeasure: false,
  quantity: 2,
  pictureId: 'noor--black--front',
}
export const listedLineInArabic: ListedLine = { ...listedLine, name: 'نور', color: 'أسود' }

export const linesTitle: Text = { en: 'Your pieces', ar: 'القطع' }

/** The products with their pictures; messages that were written before emails had pictures have no lines. */
export function linesPart(
  lines: readonly ListedLine[] = [],
  side: keyof Text,
): Pick<Email, 'parts'> {
  if (lines.length === 0) return {}
  const listed = lines.map((line) => ({ text: lineText(line, side), ...pictureOf(line) }))
  return { parts: [{ name: linesTitle[side], lines: listed }] }
}
