import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { StaffPromotion } from '@rimal/contract/staff/promotions'
import { discountWords as words } from '@rimal/contract/words/admin/discounts'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import type { Deps } from '../../../../deps.ts'
import type { AnsweredFile } from '../../../../http/file-route.ts'
import { dayText } from '../../../catalog/list-files/file-texts.ts'
import { type FileColumns, listFile } from '../../../catalog/list-files/list-file.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { promotionFilterOf, readPromotionPage } from './list-promotions.ts'
import { countMatching } from './promotion-list.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadPromotions>

/**
 * Writes the list of promotions that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function promotionFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  language: LanguageCode,
): Promise<AnsweredFile> {
  const { currency, timeZone } = await findSettings(deps.db)
  const now = deps.clock()
  const { file } = await listFile(deps, {
    list: 'discounts',
    shown,
    columns: columnsIn({ currency, timeZone, language }),
    language,
    count: (tx, max) => countMatching(tx, promotionFilterOf(query), { now, max }),
    readPage: (tx, cursor) =>
      readPromotionPage(tx, cursor === undefined ? query : { ...query, cursor }, now),
  })
  return file
}

type Around = { currency: string; timeZone: string; language: LanguageCode }

function columnsIn({
  currency,
  timeZone,
  language,
}: Around): FileColumns<'discounts', StaffPromotion> {
  const money = (minor: number | null) => (minor === null ? null : toDecimalString(minor, currency))
  const inCurrency = ({ en, ar }: { en: string; ar: string }) => ({
    en: `${en} (${currency})`,
    ar: `${ar} (${currency})`,
  })
  return {
    title: {
      titles: [titles.file_name_en, titles.file_name_ar, words.discounts_code],
      cells: ({ title, code }) => [title.en, title.ar, code],
    },
    state: {
      titles: [words.discounts_state],
      cells: ({ state }) => [textIn(words[`discounts_${state}`], language)],
    },
    gives: {
      titles: [
        words.discounts_gives,
        titles.file_percent,
        inCurrency(titles.file_amount),
        titles.file_buy,
        titles.file_get,
        inCurrency(titles.file_minimum),
      ],
      cells: ({ kind, percent, amount, buy, get, minimum }) => [
        textIn(words[`discount_kind_${kind}`], language),
        percent,
        money(amount),
        buy,
        get,
        minimum === 0 ? null : money(minimum),
      ],
    },
    when: {
      titles: [titles.file_first_day, titles.file_last_day],
      cells: ({ startsAt, endsAt }) => [
        startsAt && dayText(startsAt, timeZone),
        endsAt && lastDay(endsAt, timeZone),
      ],
    },
    used: {
      titles: [words.discounts_used, titles.file_limit, inCurrency(titles.file_given)],
      cells: ({ uses, usageLimit, given }) => [uses, usageLimit, money(given)],
    },
  }
}

/** A promotion ends with the beginning of the day after its last one, or within a day if staff ended it. */
function lastDay(endsAt: string, timeZone: string): string {
  return dayText(new Date(Date.parse(endsAt) - 1).toISOString(), timeZone)
}
