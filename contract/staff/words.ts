import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { LanguageCode, Nullable, Strict } from '../shapes.ts'
import { maxWord, maxWordChanges, maxWordKey } from './content-kinds.ts'

/** One line of plain text. */
const line = { maxLength: maxWord, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }
const Form = Type.Optional(Type.String(line))

/** One text for each plural category of the language, as in contract/words/word.ts. */
const Forms = Strict({
  zero: Form,
  one: Form,
  two: Form,
  few: Form,
  many: Form,
  other: Type.String(line),
})
export type WordForms = Static<typeof Forms>

const Value = Type.Union([Type.String(), Forms])
export type WordValue = Static<typeof Value>

const StaffWord = Type.Object({
  key: Type.String(),
  /** The text that the program ships with. */
  shipped: Type.Object({ en: Value, ar: Value }),
  /** The text of the shop, where it is another one. */
  own: Type.Object({ en: Type.Optional(Value), ar: Type.Optional(Value) }),
})
export type StaffWord = Static<typeof StaffWord>

const WordChange = Strict({
  language: LanguageCode,
  key: Type.String({ minLength: 1, maxLength: maxWordKey }),
  /** Null returns to the shipped text; where that has plural forms, the value has them too. */
  value: Type.Union([Nullable(Type.String(line)), Forms]),
})
export type WordChange = Static<typeof WordChange>

/** Calls of staff on the texts of the storefront's screens. */
export const staffWordsApi = {
  listWords: get('staff/list-words', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      "The texts of the storefront's screens, the shipped one beside that of the shop; searched in both languages.",
    query: pageQuery({
      /** Only the texts that the shop has changed. */
      changed: Type.Optional(Type.Boolean()),
    }),
    result: pageOf(StaffWord),
  }),
  saveWords: post('staff/save-words', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      "Changes texts of the storefront's screens, all of them or none. Every {name} of the shipped text must stay.",
    body: Strict({
      changes: Type.Array(WordChange, { minItems: 1, maxItems: maxWordChanges }),
    }),
    /** The changed texts as they are now. */
    result: Type.Array(StaffWord),
    errors: ['invalid_input'],
  }),
}
