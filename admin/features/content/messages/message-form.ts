import { forbiddenInMessages } from '@rimal/contract/staff/message-kinds'
import type { MessageText, OwnTexts, StaffMessage } from '@rimal/contract/staff/messages'
import type { EditForm, Saved } from '../../../ui/form/use-edit-form.ts'
import type { Side } from '../sides.ts'

/** The texts of a message while they are edited, each language by itself, and whether unused texts are deleted. */
export type MessageForm = Record<string, string | boolean>
export type MessageEdit = EditForm<MessageForm>

const sides = ['en', 'ar'] as const satisfies Side[]

/** The field of a text: its place among the texts of the message, and its language. */
export function fieldOf(index: number, side: Side): string {
  return `${index}.${side}`
}

export function savedOf(message: StaffMessage): Saved<MessageForm> {
  const { revision, savedBy, savedAt, texts } = message
  const fields = texts.flatMap((text, index) =>
    sides.map((side) => [fieldOf(index, side), text.own[side] ?? text.shipped[side]]),
  )
  return {
    revision,
    savedBy,
    savedAt: savedAt ?? '',
    fields: { ...Object.fromEntries(fields), dropUnused: false },
  }
}

/** The texts that differ from the shipped ones, and the place of each among the texts of the message. */
export function ownTextsOf(
  texts: readonly MessageText[],
  form: MessageForm,
): { own: OwnTexts; places: number[] } {
  const changed = texts.flatMap(({ slot, shipped }, index) => {
    const [en, ar] = sides.map((side) => ownText(shipped[side], form[fieldOf(index, side)]))
    const own = { en: en ?? null, ar: ar ?? null }
    return own.en === null && own.ar === null ? [] : [{ index, text: { slot, shipped, own } }]
  })
  return { own: changed.map(({ text }) => text), places: changed.map(({ index }) => index) }
}

function ownText(shipped: string, value: string | boolean | undefined): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' || text === shipped ? null : text
}

/** The refusals by field; the server names the texts that were sent by their place among those. */
export function errorsByField(
  errors: Readonly<Record<string, string>>,
  places: readonly number[],
): Record<string, string> {
  const named = Object.entries(errors).flatMap(([path, sentence]) => {
    const [, sent, side] = /^texts\.(\d+)\.own\.(en|ar)$/.exec(path) ?? []
    const index = places[Number(sent)]
    return index === undefined ? [] : [[fieldOf(index, side as Side), sentence]]
  })
  return Object.fromEntries(named)
}

/** The texts of a case in the order of the message, each with its place among the texts of all cases. */
export function placesIn(
  { texts, cases }: Pick<StaffMessage, 'texts' | 'cases'>,
  sample: number,
): { index: number; text: MessageText }[] {
  return (cases[sample] ?? []).flatMap((index) => {
    const text = texts[index]
    return text ? [{ index, text }] : []
  })
}

const forbidden = new RegExp(`[${forbiddenInMessages}]`, 'g')

/** What is typed as one line, without the characters that no text of a message has. */
export function asOneLine(typed: string): string {
  return typed.replaceAll(/[\t\n\r\u2028\u2029]+/g, ' ').replaceAll(forbidden, '')
}

/**
 * The text by which a person recognises an example: one that few other examples have, if possible a sentence.
 */
export function textOfSample(
  texts: readonly MessageText[],
  sample: number,
): MessageText | undefined {
  const slots = ['paragraph', 'subject', 'button', 'sms', 'title', 'body']
  return texts
    .filter(({ samples }) => samples.includes(sample))
    .toSorted(
      (a, b) =>
        a.samples.length - b.samples.length || slots.indexOf(a.slot) - slots.indexOf(b.slot),
    )[0]
}

/** A text with a value in place of what is selected, and where the caret stands then. */
export function withValue(
  text: string,
  { name, start, end }: { name: string; start: number; end: number },
): { text: string; caret: number } {
  const value = `{${name}}`
  return { text: `${text.slice(0, start)}${value}${text.slice(end)}`, caret: start + value.length }
}
