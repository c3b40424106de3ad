/** Returns the address of the page that was asked for, if it is a page of this shop; otherwise the home page. */
export function askedPage(asked: string | null, home: string): string {
  const here = 'http://shop'
  const url = URL.parse(asked || home, here)
  if (!url || url.origin !== here || /^(\/ar)?\/offline\/*$/i.test(url.pathname)) return home
  // Two slashes at the beginning would lead to another host.
  return url.pathname.replace(/^\/+/, '/') + url.search
}
