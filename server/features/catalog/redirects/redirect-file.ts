import type { QueryOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { Redirect } from '@rimal/contract/staff/redirects'
import { addressWords as words } from '@rimal/contract/words/admin/addresses'
import { listFileWords as titles } from '@rimal/contract/words/admin/list-files'
import type { Deps } from '../../../deps.ts'
import type { AnsweredFile } from '../../../http/file-route.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { dayText } from '../list-files/file-texts.ts'
import { type FileColumns, listFile } from '../list-files/list-file.ts'
import { readRedirectPage, redirectFilterOf } from './list-redirects.ts'
import { countRedirects } from './redirects.sql.ts'

type Query = QueryOf<typeof listFilesApi.downloadRedirects>

/**
 * Writes the redirects that a query shows as CSV.
 * @throws invalid_input, list_file_too_long
 */
export async function redirectFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { columns: shown, ...query }: Query,
  language: LanguageCode,
): Promise<AnsweredFile> {
  const { timeZone } = await findSettings(deps.db)
  const { file } = await listFile(deps, {
    list: 'redirects',
    shown,
    columns: columnsIn(language, timeZone),
    language,
    count: (tx, max) => countRedirects(tx, redirectFilterOf(query), max),
    readPage: (tx, cursor) =>
      readRedirectPage(tx, cursor === undefined ? query : { ...query, cursor }),
  })
  return file
}

function columnsIn(language: LanguageCode, timeZone: string): FileColumns<'redirects', Redirect> {
  return {
    from: { titles: [words.redirects_from], cells: ({ path }) => [path] },
    to: {
      titles: [words.redirects_to, titles.file_title],
      cells: ({ leadsTo, title }) => [leadsTo, title && textIn(title, language)],
    },
    // Its button is not in a file.
    act: { titles: [], cells: () => [] },
    added: {
      titles: [words.redirects_added_on],
      cells: ({ addedAt }) => [dayText(addedAt, timeZone)],
    },
  }
}
