import type { FieldErrors } from '@rimal/contract/endpoint'
import { languages } from '@rimal/contract/language'
import { maxOfSlot } from '@rimal/contract/staff/message-kinds'
import type { OwnTexts } from '@rimal/contract/staff/messages'
import type { OwnText } from '../../../db/tables/messages.ts'
import { withoutInvisible } from '../without-invisible.ts'
import { sideOf } from './show-message.ts'
import type { KindText } from './texts-of-kind.ts'

type Given = OwnTexts[number]

/** The texts that differ from the shipped ones, and what is wrong with them by field: `texts.0.own.en`. */
export function readOwnTexts(
  texts: readonly KindText[],
  given: OwnTexts,
): { own: OwnText[]; wrong: FieldErrors } {
  const wrong: FieldErrors = {}
  const own = new Map<string, OwnText>()
  for (const [index, one] of given.entries()) {
    const known = texts.find((text) => isSame(text, one))
    if (!known) {
      wrong[`texts.${index}.shipped`] = 'unknown'
      continue
    }
    for (const { code: language } of languages) {
      const side = sideOf(language)
      const text = cleanText(one.own[side])
      const shipped = known.shipped[side]
      if (text === '' || text === shipped || shipped === '') continue
      const fault = faultOf(known, side, text)
      if (fault) wrong[`texts.${index}.own.${side}`] = fault
      // Two texts may differ in the other language alone.
      own.set(JSON.stringify([language, one.slot, shipped]), {
        language,
        slot: one.slot,
        shipped,
        text,
      })
    }
  }
  return { own: [...own.values()], wrong }
}

function isSame({ slot, shipped }: KindText, given: Given): boolean {
  return slot === given.slot && shipped.en === given.shipped.en && shipped.ar === given.shipped.ar
}

function cleanText(text: string | null): string {
  return (text ?? '').toWellFormed().trim()
}

function faultOf({ slot, names, required }: KindText, side: 'en' | 'ar', text: string) {
  if (text.length > maxOfSlot(slot)) return 'too_long'
  const given = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  if (required[side].some((name) => !given.has(name))) return 'value_missing'
  const isWhole = !/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))
  if (!isWhole || ![...given].every((name) => names[side].includes(name))) return 'value_unknown'
  return address.test(withoutInvisible(text)) ? 'web_address' : undefined
}

/**
 * What mail programs make a link of: a scheme, `www.`, an email address, and a dot inside a word. Links come from values
 * alone, so that nobody can put a strange one into the messages of the shop. «د.إ» is no address.
 */
const address =
  /\p{L}[\p{L}\p{N}+.-]*:\/+|\b(?:mailto|tel|sms|javascript|data):(?=\S)|[\p{L}\p{M}\p{N}_}-][.\u3002\uff0e\uff61](?=[\p{L}{][\p{L}\p{M}\p{N}}-]|\{)|\S@\S/iu
