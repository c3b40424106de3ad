import type { ContentPage } from '@rimal/contract/shop'
import type { PageHandle } from '../../head.ts'

/** The head of a page to read is what its writer said of it. */
export const contentHandle: PageHandle<ContentPage> = {
  head: ({ data }) => ({ title: data.title, description: data.description }),
}
