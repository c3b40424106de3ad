import Type, { type Static } from 'typebox'
import {
  maxColumns,
  maxFooterText,
  maxHeaderLinks,
  maxMenuLinks,
  maxMenuTitle,
} from '../content/menu-kinds.ts'
import { childPattern, maxTarget, targetPattern } from '../content/targets.ts'
import { get, post } from '../endpoint.ts'
import { Instant, Nullable, Strict, TextInBoth } from '../shapes.ts'

const Target = Type.String({ maxLength: maxTarget, pattern: targetPattern })

const LinkParts = {
  /** Both sides are empty where the link has the usual name of its target. */
  title: TextInBoth(maxMenuTitle),
  isHidden: Type.Boolean(),
}
const Link = Strict({ ...LinkParts, target: Target })
export type EditedLink = Static<typeof Link>
const Child = Strict({
  ...LinkParts,
  target: Type.String({ maxLength: maxTarget, pattern: childPattern }),
})
const SideEntry = Strict({
  ...Link.properties,
  children: Type.Array(Child, { maxItems: maxMenuLinks }),
})
export type EditedSideEntry = Static<typeof SideEntry>
const Column = Strict({
  title: TextInBoth(maxMenuTitle),
  links: Type.Array(Link, { maxItems: maxMenuLinks }),
})
export type EditedColumn = Static<typeof Column>

/** The menus in both languages, as `Menu` of contract/content/menu.ts shows them in one. */
const EditedMenus = Strict({
  header: Type.Array(Link, { maxItems: maxHeaderLinks }),
  side: Type.Array(SideEntry, { maxItems: maxMenuLinks }),
  more: Type.Array(Link, { maxItems: maxMenuLinks }),
  columns: Type.Array(Column, { minItems: 1, maxItems: maxColumns }),
  footerText: TextInBoth(maxFooterText),
})
export type EditedMenus = Static<typeof EditedMenus>

const StaffMenus = Type.Object({
  /** Differs whenever the menus differ. */
  revision: Type.Integer(),
  /** Who saved the menus last, and when; null if nobody has. */
  savedBy: Nullable(Type.String()),
  savedAt: Nullable(Instant),
  /** Whether the menus are those that come with the program. */
  isShipped: Type.Boolean(),
  menus: EditedMenus,
})
export type StaffMenus = Static<typeof StaffMenus>

/** Calls of staff on the menus and the foot of every page. */
export const staffMenusApi = {
  getStaffMenus: get('staff/get-menus', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'The menus and the foot of every page in both languages.',
    result: StaffMenus,
  }),
  saveMenus: post('staff/save-menus', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'Saves the menus and the foot of every page, for every shopper at once.',
    body: Strict({
      /** Of the menus as they were read; refused with `changed_meanwhile` if they are others now. */
      revision: Type.Integer(),
      menus: EditedMenus,
    }),
    result: StaffMenus,
    errors: ['invalid_input', 'changed_meanwhile'],
  }),
  resetMenus: post('staff/reset-menus', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'Returns to the menus that come with the program.',
    body: Strict({ revision: Type.Integer() }),
    result: StaffMenus,
    errors: ['changed_meanwhile'],
  }),
}
