import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Id, Nullable, Strict } from '../shapes.ts'
import { groupKinds, maxGroupDescription, maxGroups, maxGroupTitle } from './group-kinds.ts'
import { StaffPicture } from './pictures.ts'

const Kind = Type.Enum([...groupKinds])
const Texts = Type.Object({ en: Type.String(), ar: Type.String() })

/** A product type, a category, a collection or a value of a filter. */
const Group = Type.Object({
  /** It is part of addresses, so it never changes. */
  id: Type.String(),
  title: Texts,
  /** Null where groups of the kind have no description. */
  description: Nullable(Texts),
  /** `#rrggbb`; null where groups of the kind have no colour, or this one has none. */
  colorCode: Nullable(Type.String()),
  /** Null where groups of the kind have no picture, or this one has none. */
  picture: Nullable(StaffPicture),
  /** The number of products that use the group, including those that are not published. */
  products: Type.Integer(),
  /** The number of promotions for the group, including those that are switched off or have ended. */
  promotions: Type.Integer(),
})
export type CatalogueGroup = Static<typeof Group>

/** The groups of each kind, in the order in which the shop shows them. */
const Groups = Type.Object({
  types: Type.Array(Group),
  categories: Type.Array(Group),
  collections: Type.Array(Group),
  colors: Type.Array(Group),
  fabrics: Type.Array(Group),
  openings: Type.Array(Group),
  occasions: Type.Array(Group),
})
export type CatalogueGroups = Static<typeof Groups>

const Title = Type.String({ maxLength: maxGroupTitle })
const Description = Type.String({ maxLength: maxGroupDescription })

/** A group with all of its texts; a part that is left out stays as it is. */
const SavedGroup = Strict({
  kind: Kind,
  /** Null for a new group: its id is made from the English title. */
  id: Nullable(Id),
  title: Strict({ en: Title, ar: Title }),
  description: Type.Optional(Strict({ en: Description, ar: Description })),
  /** `#rrggbb`; for colours only. */
  colorCode: Type.Optional(Nullable(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }))),
  /** The id of an uploaded picture; for types and collections only. */
  pictureId: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 80 }))),
})
export type SavedGroup = Static<typeof SavedGroup>

/** Calls of staff on the groups that products are put into, and on their order. */
export const groupsApi = {
  listGroups: get('staff/list-groups', {
    access: 'staff',
    permission: 'products.read',
    summary: 'All types, categories, collections and values of filters, with their use.',
    result: Groups,
  }),
  saveGroup: post('staff/save-group', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Creates a group, which comes last in its list, or changes one.',
    body: SavedGroup,
    result: Groups,
    errors: ['invalid_input', 'not_found', 'groups_full'],
  }),
  moveGroups: post('staff/move-groups', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Sets the order of the groups of a kind.',
    body: Strict({
      kind: Kind,
      /** The ids of all groups of the kind, in their new order. */
      ids: Type.Array(Id, { maxItems: maxGroups }),
    }),
    result: Groups,
    errors: ['changed_meanwhile'],
  }),
  deleteGroup: post('staff/delete-group', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Deletes a group that neither a product nor a promotion uses.',
    body: Strict({ kind: Kind, id: Id }),
    result: Groups,
    errors: ['not_found', 'group_in_use', 'group_needed'],
  }),
}
