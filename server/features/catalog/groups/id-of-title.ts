const maxLength = 60

/**
 * Makes the id of a group from its English title: 'Bishts & Capes' becomes 'bishts-capes'. An id that is taken gets a
 * number; a title without Latin letters and digits gets the name of its kind.
 */
export function idOfTitle(
  title: string,
  { taken, otherwise }: { taken: readonly string[]; otherwise: string },
): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-|-$/g, '')
  const id = plain || otherwise
  if (!taken.includes(id)) return id
  let number = 2
  while (taken.includes(`${id}-${number}`)) number++
  return `${id}-${number}`
}
