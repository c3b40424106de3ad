import { parseTarget } from '@rimal/contract/content/targets'
import type { FieldErrors } from '@rimal/contract/endpoint'
import type { Text } from '@rimal/contract/language'
import type { EditedMenus } from '@rimal/contract/staff/menus'
import { cleanBoth } from '@rimal/contract/text/clean-text'

type AnyLink = { title: Text; target: string; isHidden: boolean }

/** Returns what is wrong with menus, by field. `has` says whether the shop has a target, or the menus had it before. */
export function checkMenus(menus: EditedMenus, has: (target: string) => boolean): FieldErrors {
  const { header, side, more, columns } = menus
  const lists: [string, readonly AnyLink[]][] = [
    ['header', header],
    ['side', side],
    ['more', more],
    ...side.map(({ children }, index): [string, AnyLink[]] => [`side.${index}.children`, children]),
    ...columns.map(({ links }, index): [string, AnyLink[]] => [`columns.${index}.links`, links]),
  ]
  const untitled = columns.flatMap(({ title }, index) =>
    isEmpty(title) ? [[`menus.columns.${index}.title.en`, 'required']] : [],
  )
  return Object.fromEntries([
    ...untitled,
    ...lists.flatMap(([path, links]) => checkLinks(`menus.${path}`, links, has)),
  ])
}

function checkLinks(
  path: string,
  links: readonly AnyLink[],
  has: (target: string) => boolean,
): [string, string][] {
  return links.flatMap(({ title, target }, index): [string, string][] => {
    const at = `${path}.${index}`
    const parsed = parseTarget(target)
    if (!parsed) return [[`${at}.target`, 'malformed']]
    if (links.findIndex((one) => one.target === target) < index) return [[`${at}.target`, 'twice']]
    // An address has no usual name.
    if (parsed.kind === 'address') return isEmpty(title) ? [[`${at}.title.en`, 'required']] : []
    return parsed.kind === 'every' || has(target) ? [] : [[`${at}.target`, 'unknown']]
  })
}

/** Every target in the menus. */
export function targetsIn({ header, side, more, columns }: EditedMenus): Set<string> {
  const links = [
    ...header,
    ...side,
    ...side.flatMap(({ children }) => children),
    ...more,
    ...columns.flatMap((column) => column.links),
  ]
  return new Set(links.map(({ target }) => target))
}

/** The menus with their texts in plain form. */
export function cleanMenus({ header, side, more, columns, footerText }: EditedMenus): EditedMenus {
  return {
    header: header.map(cleanTitle),
    side: side.map((entry) => ({
      ...cleanTitle(entry),
      children: entry.children.map(cleanTitle),
    })),
    more: more.map(cleanTitle),
    columns: columns.map((column) => ({
      ...cleanTitle(column),
      links: column.links.map(cleanTitle),
    })),
    footerText: cleanBoth(footerText),
  }
}

function cleanTitle<T extends { title: Text }>(titled: T): T {
  return { ...titled, title: cleanBoth(titled.title) }
}

function isEmpty({ en, ar }: Text): boolean {
  return en === '' && ar === ''
}
