import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Instant, Nullable, Strict } from '../shapes.ts'
import {
  blockTypes,
  maxBlocks,
  maxCell,
  maxColumns,
  maxHeading,
  maxItem,
  maxItems,
  maxKeywords,
  maxPageDescription,
  maxPageTitle,
  maxParagraph,
  maxRows,
  maxSections,
  pageSlugs,
} from './content-kinds.ts'

const Slug = Type.Enum([...pageSlugs])
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** A text in both languages; a side may be empty. */
const Both = (maxLength: number) =>
  Strict({ en: Type.String({ maxLength }), ar: Type.String({ maxLength }) })

const Items = Type.Array(Type.String({ maxLength: maxItem }), { maxItems })
const Cells = Type.Array(Type.String({ maxLength: maxCell }), { maxItems: maxColumns })

/** A block of plain text; each type has the fields that `Block` of contract/shop.ts names, and no others. */
const EditedBlock = Strict({
  type: Type.Enum([...blockTypes]),
  text: Type.Optional(Type.String({ maxLength: maxParagraph })),
  items: Type.Optional(Items),
  question: Type.Optional(Type.String({ maxLength: maxItem })),
  answer: Type.Optional(Items),
  keywords: Type.Optional(Type.String({ maxLength: maxKeywords })),
  head: Type.Optional(Cells),
  rows: Type.Optional(Type.Array(Cells, { maxItems: maxRows })),
})
export type EditedBlock = Static<typeof EditedBlock>

const Blocks = Type.Array(EditedBlock, { maxItems: maxBlocks })

/** All of a page that staff write. Each language has its own blocks, because it is written by itself. */
const PageFields = Strict({
  title: Both(maxPageTitle),
  /** What stands under the title, and what search engines show. */
  description: Both(maxPageDescription),
  sections: Type.Array(
    Strict({ heading: Both(maxHeading), body: Strict({ en: Blocks, ar: Blocks }) }),
    { maxItems: maxSections },
  ),
})
export type PageFields = Static<typeof PageFields>

const SavedBy = {
  /** Null for people who are removed, and for what came with the program. */
  savedBy: Nullable(Type.String()),
  /** Null while the page does not exist. */
  savedAt: Nullable(Instant),
}

const StaffPage = Type.Object({
  slug: Slug,
  /** Each save raises it; 0 while the page does not exist. */
  revision: Type.Integer(),
  fields: PageFields,
  ...SavedBy,
})
export type StaffPage = Static<typeof StaffPage>

const PageRow = Type.Object({
  slug: Slug,
  /** Whether the storefront shows the page; otherwise its address is not found. */
  exists: Type.Boolean(),
  title: Type.Object({ en: Type.String(), ar: Type.String() }),
  /** The languages in which a text of the page is missing that the other language has. */
  missingIn: Type.Array(Type.Enum(['en', 'ar'])),
  ...SavedBy,
})
export type PageRow = Static<typeof PageRow>

const PageVersion = Type.Object({
  version: Type.Integer(),
  savedAt: Instant,
  savedBy: Nullable(Type.String()),
  title: Type.Object({ en: Type.String(), ar: Type.String() }),
  /** The names of the fields that differ from the version before. */
  changed: Type.Array(Type.Enum(['title', 'description', 'sections'])),
  /** Whether the storefront shows this version. */
  isShown: Type.Boolean(),
})
export type PageVersion = Static<typeof PageVersion>

/** Calls of staff on the editorial pages. */
export const staffPagesApi = {
  listStaffPages: get('staff/list-pages', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'Every editorial page that the storefront has an address for, written or not.',
    result: Type.Array(PageRow),
  }),
  getStaffPage: get('staff/get-page/{slug}', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'One editorial page in both languages; an empty one while nobody has written it.',
    params: Type.Object({ slug: Slug }),
    result: StaffPage,
  }),
  savePage: post('staff/save-page', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Saves an editorial page, or creates it; shoppers read it at once. Texts are plain: tags are refused.',
    body: Strict({
      slug: Slug,
      /** Of the page as it was read; refused with `changed_meanwhile` if it is another one now. */
      revision: Version,
      fields: PageFields,
    }),
    result: StaffPage,
    errors: ['invalid_input', 'changed_meanwhile'],
  }),
  deletePage: post('staff/delete-page', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Deletes an editorial page: its address is not found, and nothing links to it. Its versions stay.',
    body: Strict({ slug: Slug, revision: Version }),
    result: StaffPage,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  listPageVersions: get('staff/list-page-versions/{slug}', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'The last twenty versions of an editorial page, the latest first.',
    params: Type.Object({ slug: Slug }),
    result: Type.Array(PageVersion),
  }),
  restorePage: post('staff/restore-page', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'Saves an earlier version of an editorial page as its latest one.',
    body: Strict({ slug: Slug, version: Version, revision: Version }),
    result: StaffPage,
    errors: ['not_found', 'changed_meanwhile'],
  }),
}
