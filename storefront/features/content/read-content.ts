import { languageOfPath } from '@rimal/contract/language'
import type { ContentPage } from '@rimal/contract/shop'
import type { LoaderFunctionArgs } from 'react-router'
import { readForPage } from '../../read.ts'

/** Reads the content that is stored under a name; without a name, under the one in the address. */
export function readContent(
  { context, request }: LoaderFunctionArgs,
  slug = slugOf(request.url),
): Promise<ContentPage> {
  return readForPage(context, 'GET content/get-page', { query: { slug } })
}

function slugOf(url: string): string {
  return languageOfPath(new URL(url).pathname).path.slice(1)
}
