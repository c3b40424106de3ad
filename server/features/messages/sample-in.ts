import type { LanguageCode } from '@rimal/contract/language'
import { kinds, type MessageData, type MessageKind } from './templates/kinds.ts'

/** The example that a message is previewed with in a language. */
export function sampleIn<K extends MessageKind>(kind: K, language: LanguageCode): MessageData[K] {
  const { sample, arabicSample }: { sample: MessageData[K]; arabicSample?: object } = kinds[kind]
  return language === 'arb' ? Object.assign({}, sample, arabicSample) : sample
}
