import { isRouteErrorResponse } from 'react-router'

/** The messages of browsers for a request, or for code, without an answer; there is no other sign of it. */
export const noAnswer = /^(Failed to fetch|NetworkError|Load failed|error loading|Importing)/

/** Why a page cannot be shown, as the word that says so. */
export function pageFault(error: unknown) {
  if (isRouteErrorResponse(error) && /^4(04|10)$/.test(`${error.status}`)) return 'page_not_found'
  if (!(error instanceof TypeError)) return 'page_broken'
  // Outside a browser there is no `onLine`.
  const unreached = navigator.onLine === false || noAnswer.test(error.message)
  return unreached ? 'page_unreached' : 'page_broken'
}
