import Type from 'typebox'
import { get } from './endpoint.ts'
import { LanguageCode, Strict } from './shapes.ts'

const Plural = Type.Record(Type.String(), Type.String())

/** Public reads of the languages and their texts. */
export const languageApi = {
  listLanguages: get('customer/language-list', {
    access: 'anyone',
    summary: 'The languages of the shop.',
    result: Type.Array(Type.Object({ code: LanguageCode, language_name: Type.String() })),
    cacheSeconds: 300,
  }),
  getDictionary: get('language/get-dictionary/{language_code}', {
    access: 'anyone',
    summary: 'All texts of the screens in one language: a list whose first item is the dictionary.',
    params: Type.Object({ language_code: LanguageCode }),
    query: Strict({ v: Type.Optional(Type.String({ maxLength: 40 })) }),
    notInCacheKey: ['v'],
    result: Type.Array(Type.Record(Type.String(), Type.Union([Type.String(), Plural]))),
    cacheSeconds: 300,
  }),
}
