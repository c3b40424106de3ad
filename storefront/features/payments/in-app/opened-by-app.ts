import { storedValue } from '../../../session/stored-value.ts'

/** Whether the app opened this page in the browser above it: the mark is stored while the provider's page is shown. */
const opened = storedValue({
  area: 'session',
  key: 'opened_by_app',
  version: 1,
  initial: false,
  parse: Boolean,
})

/** Returns whether the app opened the page; the address of the first page says so (`?in=app`). */
export function isOpenedByApp(search: string): boolean {
  if (new URLSearchParams(search).get('in') === 'app') opened.set(true)
  return opened.get()
}
