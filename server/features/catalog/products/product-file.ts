import type { QueryOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import { textIn } from '@rimal/contract/language'
import { toDecimalString } from '@rimal/contract/money'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { ProductRow } from '@rimal/contract/staff/products'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import { adminProductWords as words } from '@rimal/contract/words/admin/products'
import type { Deps } from '../../../deps.ts'
import type { AnsweredFile } from '../../../http/file-route.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { timeText } from '../list-files/file-texts.ts'
import { type FileColumns, listFile } from '../list-files/list-file.ts'
import { countMatching, productFilterOf } from './list-products-of-shop.sql.ts'
import { readProductPage } from './read-product-page.ts'

type Query = QueryOf<typeof listFilesApi.downloadProducts>

/**
 * Writes the list of products that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function productFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  language: LanguageCode,
): Promise<AnsweredFile> {
  const { db } = deps
  const { currency, timeZone } = await findSettings(db)
  const { file } = await listFile(deps, {
    list: 'products',
    shown,
    columns: columnsIn({ currency, timeZone, language }),
    language,
    count: (tx, max) => countMatching(tx, productFilterOf(query), max),
    readPage: (tx, cursor) =>
      readProductPage(tx, { ...query, ...(cursor === undefined ? {} : { cursor }) }, language),
  })
  return file
}

type Around = { currency: string; timeZone: string; language: LanguageCode }

function columnsIn({ currency, timeZone, language }: Around): FileColumns<'products', ProductRow> {
  const money = (minor: number | null) => (minor === null ? null : toDecimalString(minor, currency))
  const inCurrency = ({ en, ar }: { en: string; ar: string }) => ({
    en: `${en} (${currency})`,
    ar: `${ar} (${currency})`,
  })
  return {
    product: {
      titles: [titles.file_address, titles.file_name_en, titles.file_name_ar],
      cells: ({ address, name }) => [address, name.en, name.ar],
    },
    state: {
      titles: [words.products_state, titles.file_publish_at],
      cells: ({ state, publishAt }) => [
        textIn(words[`products_state_${state}`], language),
        publishAt && timeText(publishAt, timeZone),
      ],
    },
    available: {
      titles: [titles.file_units, words.products_available],
      cells: ({ items }) => [
        items.flatMap(({ sizes }) => sizes).reduce((sum, { available }) => sum + available, 0),
        items.map(sizesText).join('; '),
      ],
    },
    price: {
      titles: [inCurrency(words.products_price), inCurrency(titles.file_compare_at)],
      cells: ({ price, compareAt }) => [money(price), money(compareAt)],
    },
    sold: { titles: [words.products_sold], cells: ({ sold }) => [sold] },
    lead_days: {
      titles: [words.product_lead_days],
      cells: ({ madeToOrder, leadDays }) => [madeToOrder ? leadDays : null],
    },
  }
}

/** 'Black: 52 × 3, 54 × 0' */
function sizesText({ name, sizes }: ProductRow['items'][number]): string {
  return `${name}: ${sizes.map(({ size, available }) => `${size} × ${available}`).join(', ')}`
}
