/**
 * Returns which page an address shows, without its host: the colour of a product (`item`) and the part of a page (`#`)
 * make no other page.
 */
export function pageOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  searchParams.delete('item')
  return `${pathname}?${searchParams}`
}
