import { api } from '../api.ts'
import type { Endpoint } from '../endpoint.ts'

/** What is typed into the search and what was looked at last would be stored for one shopper alone. */
const ofOneShopper: readonly string[] = ['search/suggest', 'product/list-cards']

/**
 * A pattern for the paths of the reads that anyone may see, as the calls state them. Devices store copies of their
 * answers for a time without a connection. All other calls are left out, such as those of a cart, of staff, and those
 * whose answer does not end. Builds write it into the programs that use it, which have no calls.
 */
export const publicReads: string = `^/api/(${Object.values<Endpoint>(api)
  .filter(({ method, cacheSeconds }) => method === 'GET' && cacheSeconds !== undefined)
  .filter(({ path }) => !ofOneShopper.includes(path))
  .map(({ path }) =>
    path
      .split(/\{\w+\}/)
      .map(RegExp.escape)
      .join('[^/]+'),
  )
  .join('|')})$`
