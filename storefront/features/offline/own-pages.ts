import type { ApiByAddress } from '@rimal/contract/api'
import type { TextKey } from '@rimal/contract/words/all-words'
import { call } from '../../api.ts'
import { ignoreFailure } from '../../errors/ignore-failure.ts'
import { hasCopy, storesCopies } from '../../offline/customer-copies.ts'

type OwnPage = {
  path: string
  title: TextKey
  /** The read that the page shows. */
  read: keyof ApiByAddress & `GET ${string}`
}

/** The pages of a customer that can be read without a connection. */
const ownPages: readonly OwnPage[] = [
  { path: '/my-wishlist', title: 'my_wishlist', read: 'GET wishlist/list-items' },
  {
    path: '/my-measurements',
    title: 'profiles_title',
    read: 'GET measurement-profile/list-profiles',
  },
  { path: '/my-order', title: 'my_oders', read: 'GET order/my-orders' },
]

/** The customer's pages that can be read now. */
export async function listOwnPages(): Promise<OwnPage[]> {
  const found = await Promise.all(ownPages.map(async (page) => (await hasCopy(page.read)) && page))
  return found.filter((page) => page !== false)
}

/** Reads the customer's pages of which this day has no copy yet, so that they can be read without a connection. */
export async function readOwnPages(): Promise<void> {
  if (!(await storesCopies())) return
  for (const { read } of ownPages) {
    if (!(await hasCopy(read))) await ignoreFailure(call(read), 'A later page reads it.')
  }
}
