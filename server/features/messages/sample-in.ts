import type { LanguageCode } from '@rimal/contract/language'
import type { OtherSample } from './templates/email-kind.ts'
import { kinds, type MessageData, type MessageKind } from './templates/kinds.ts'

/** An example that a message is previewed with in a language: the first one, or one of the others. */
export function sampleIn<K extends MessageKind>(
  kind: K,
  language: LanguageCode,
  number = 0,
): MessageData[K] {
  const { sample, arabicSample }: { sample: MessageData[K]; arabicSample?: object } = kinds[kind]
  const [other = {}, otherInArabic = {}] = othersOf(kind)[number - 1] ?? []
  return language === 'arb'
    ? Object.assign({}, sample, arabicSample, other, otherInArabic)
    : Object.assign({}, sample, other)
}

/** The number of examples of a kind. */
export function sampleCount(kind: MessageKind): number {
  return 1 + othersOf(kind).length
}

function othersOf(kind: MessageKind): readonly OtherSample<object>[] {
  return kinds[kind].otherSamples ?? []
}
