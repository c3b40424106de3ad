import type { Menu, MenuLink } from '@rimal/contract/content/menu'
import { parseTarget } from '@rimal/contract/content/targets'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import type { EditedLink, EditedMenus, EditedSideEntry } from '@rimal/contract/staff/menus'
import type { ShopTargets } from './shop-targets.ts'

type Groups = Menu['side'][number]['groups']

/** Returns the menus in one language, without what is hidden and what leads to nothing now. */
export function menuIn(menus: EditedMenus, targets: ShopTargets, language: LanguageCode): Menu {
  const textOf = (text: Text) => textIn(text, language)

  function links(edited: readonly EditedLink[]): MenuLink[] {
    return edited.flatMap(({ title, target, isHidden }) => {
      const found = targets.find(target)
      if (isHidden || !found?.isShown) return []
      return [{ title: textOf(title) || found.title, to: found.to }]
    })
  }

  /** Links that follow each other are one group; all groups of a kind are another, with the title of their entry. */
  function groupsOf(children: EditedSideEntry['children']): Groups {
    const groups: Groups = []
    let isOpen = false
    for (const child of children) {
      const parsed = parseTarget(child.target)
      if (parsed?.kind === 'every') {
        const every = child.isHidden ? [] : targets.every(parsed.id)
        if (every.length > 0) groups.push({ title: textOf(child.title) || null, links: every })
        isOpen = false
        continue
      }
      const own = links([child])
      if (isOpen) groups.at(-1)?.links.push(...own)
      else if (own.length > 0) groups.push({ title: null, links: own })
      isOpen ||= own.length > 0
    }
    return groups
  }

  const last = menus.columns.length - 1
  return {
    header: links(menus.header),
    side: menus.side.flatMap((entry) =>
      links([entry]).map((shown) => ({ ...shown, groups: groupsOf(entry.children) })),
    ),
    more: links(menus.more),
    columns: menus.columns
      .map((column) => ({ title: textOf(column.title), links: links(column.links) }))
      // The last column also holds language and country, so it is never empty.
      .filter((column, index) => column.links.length > 0 || index === last),
    footerText: textOf(menus.footerText),
  }
}
