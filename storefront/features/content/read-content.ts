import { languageOfPath } from '@rimal/contract/language'
import type { ContentPage } from '@rimal/contract/shop'
import type { LoaderFunctionArgs } from 'react-router'
import { readForPage } from '../../read.ts'

/** Reads what is kept under a name; without one, under the name that the address is. */
export function readContent(
  { context, request }: LoaderFunctionArgs,
  slug = slugOf(request.url),
): Promise<ContentPage> {
  return readForPage(context, 'GET content/get-page', { query: { slug } })
}

function slugOf(url: string): string {
  return languageOfPath(new URL(url).pathname).path.slice(1)
}
