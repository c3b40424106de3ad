import type { ApiByAddress } from '@rimal/contract/api'
import type { ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import { createContext, data, type RouterContextProvider } from 'react-router'

type Address = keyof ApiByAddress
export type ReadAddress = Extract<Address, `GET ${string}`>
export type ReadInput<A extends Address> = {
  params?: ParamsOf<ApiByAddress[A]>
  query?: Omit<QueryOf<ApiByAddress[A]>, 'language_code'>
}
export type Answer<A extends Address> = {
  status: number
  errorCode: number
  message: string
  result?: ResultOf<ApiByAddress[A]>
}

/** The tools of a loader: the page's language and a function to read, the same in the browser and on the server. */
export type Reader = {
  language: LanguageCode
  read: <A extends ReadAddress>(address: A, input: ReadInput<A>) => Promise<Answer<A>>
}

export const readerContext = createContext<Reader>()

/** Reads for a page; a missing result becomes the page's 404. */
export async function readForPage<A extends ReadAddress>(
  context: Readonly<RouterContextProvider>,
  address: A,
  input: ReadInput<A> = {},
): Promise<ResultOf<ApiByAddress[A]>> {
  const answer = await context.get(readerContext).read(address, input)
  if (answer.result === undefined) throw data(answer.message, { status: answer.status })
  return answer.result
}
