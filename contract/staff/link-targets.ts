import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'
import { targetKinds } from '../content/targets.ts'

/** Something that links of the shop can lead to. */
const LinkTarget = Type.Object({
  /** As links store it. */
  target: Type.String(),
  kind: Type.Enum(['place', ...targetKinds]),
  /** The usual text of a link to it, in both languages. */
  title: Type.Object({ en: Type.String(), ar: Type.String() }),
  /** Whether it leads somewhere now: a page is written, a type has a published product. */
  isShown: Type.Boolean(),
})
export type LinkTarget = Static<typeof LinkTarget>

/** The call of staff on what links can lead to. */
export const linkTargetsApi = {
  listLinkTargets: get('staff/list-link-targets', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Everything in the shop that a link of a menu, a banner or an announcement can lead to.',
    result: Type.Array(LinkTarget),
  }),
}
