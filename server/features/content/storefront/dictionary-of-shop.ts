import type { LanguageCode } from '@rimal/contract/language'
import type { Queries } from '../../../db/connect.ts'
import { findDictionary } from '../../shop/language/find-dictionary.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { vatRulesOf } from '../../shop/vat/vat-regimes.ts'

/** Said of prices with VAT in them. */
const wordsOfVat = [
  'vat_included',
  'prices_include_vat',
  'summary_vat',
  'summary_vat_included',
] as const

/** Finds the words of the storefront; a shop without VAT does not speak of VAT. */
export function dictionaryOfShop(db: Queries, settings: Settings, language: LanguageCode) {
  return findDictionary(db, language, vatRulesOf(settings).percent === 0 ? wordsOfVat : [])
}
