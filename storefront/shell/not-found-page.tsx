import { data } from 'react-router'

/** No page has this address: the answer is a real 404, drawn by the error page. */
export async function loader() {
  throw data('', { status: 404 })
}

export function Component() {
  return null
}
