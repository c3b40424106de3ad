import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Id, Nullable, PageAddress, Strict, Uuid } from '../shapes.ts'
import {
  addressedKinds,
  groupKinds,
  maxGroupDescription,
  maxGroups,
  maxGroupTitle,
  maxSearchDescription,
  maxSearchTitle,
} from './group-kinds.ts'
import { StaffPicture } from './pictures.ts'

const Kind = Type.Enum([...groupKinds])
const Texts = Type.Object({ en: Type.String(), ar: Type.String() })

/** A product type, a category, a collection or a value of a filter. */
const Group = Type.Object({
  /** Products and discounts name it, so it never changes. */
  id: Type.String(),
  /** Stands in the address of its page, at first the id; null where groups of the kind have no page. */
  address: Nullable(Type.String()),
  title: Texts,
  /** Null where groups of the kind have no description. */
  description: Nullable(Texts),
  /** What search engines show instead of title and description, if it is written; null where groups have no page. */
  searchTitle: Nullable(Texts),
  searchDescription: Nullable(Texts),
  /** `#rrggbb`; null where groups of the kind have no colour, or this one has none. */
  colorCode: Nullable(Type.String()),
  /** Null where groups of the kind have no picture, or this one has none. */
  picture: Nullable(StaffPicture),
  /** The number of products that use the group, including those that are not published. */
  products: Type.Integer(),
  /** The number of promotions for the group that have not ended, including those that are switched off. */
  promotionCount: Type.Integer(),
  /** The same promotions; none for a role that does not read promotions. */
  promotions: Type.Array(Type.Object({ promotionId: Uuid, title: Texts })),
  /** Whether a section of the home page shows the products of the collection, or will show them with its draft. */
  isOnHomePage: Type.Boolean(),
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
const SearchTitle = Type.String({ maxLength: maxSearchTitle })
const SearchDescription = Type.String({ maxLength: maxSearchDescription })

/** A group with all of its texts; a part that is left out stays as it is. */
const SavedGroup = Strict({
  kind: Kind,
  /** Null for a new group: its id is made from the English title. */
  id: Nullable(Id),
  title: Strict({ en: Title, ar: Title }),
  description: Type.Optional(Strict({ en: Description, ar: Description })),
  /** For the kinds that have a page. */
  searchTitle: Type.Optional(Strict({ en: SearchTitle, ar: SearchTitle })),
  searchDescription: Type.Optional(Strict({ en: SearchDescription, ar: SearchDescription })),
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
  changeGroupAddress: post('staff/change-group-address', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Changes the address of the page of a group; the earlier address leads there for good. An address that another group had before is taken over only when that is asked for.',
    body: Strict({
      kind: Type.Enum([...addressedKinds]),
      id: Id,
      address: PageAddress,
      takeOver: Type.Optional(Type.Boolean()),
    }),
    result: Groups,
    errors: ['not_found', 'group_needed', 'invalid_input', 'address_leads_elsewhere'],
  }),
  deleteGroup: post('staff/delete-group', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Deletes a group that no product, no promotion that has not ended and no section of the home page uses.',
    body: Strict({ kind: Kind, id: Id }),
    result: Groups,
    errors: ['not_found', 'group_in_use', 'group_needed'],
  }),
}
