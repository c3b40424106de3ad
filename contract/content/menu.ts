import Type, { type Static } from 'typebox'
import { Nullable } from '../shapes.ts'

/** A link in one language: a path of the storefront without its language, or an address that begins with https://. */
export const MenuLink = Type.Object({ title: Type.String(), to: Type.String() })
export type MenuLink = Static<typeof MenuLink>

/** An entry of the side menu with the links below it, in groups; a group without a title has none. */
const SideEntry = Type.Object({
  ...MenuLink.properties,
  groups: Type.Array(Type.Object({ title: Nullable(Type.String()), links: Type.Array(MenuLink) })),
})
export type SideEntry = Static<typeof SideEntry>

/**
 * The menus of every page in one language. What is hidden, and what leads to nothing now, is not among the links. A
 * link to home visits is for shoppers in the shop's own country.
 */
export const Menu = Type.Object({
  /** Beside the button of the menu, on wide screens. */
  header: Type.Array(MenuLink),
  side: Type.Array(SideEntry),
  /** The smaller links below them. */
  more: Type.Array(MenuLink),
  /** There is at least one column; the last one also holds language and country. */
  columns: Type.Array(Type.Object({ title: Type.String(), links: Type.Array(MenuLink) })),
  /** A sentence at the foot of every page; empty for none. */
  footerText: Type.String(),
})
export type Menu = Static<typeof Menu>
