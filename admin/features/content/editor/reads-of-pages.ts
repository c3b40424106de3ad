import type { ReadAddress } from '../../../call.ts'

/** What is read anew after a page has changed. */
export const readsOfPages: ReadAddress[] = [
  'GET staff/list-pages',
  'GET staff/get-page/{slug}',
  'GET staff/list-page-versions/{slug}',
]
