import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import {
  ChosenInstant,
  Instant,
  Nullable,
  Previewed,
  PreviewKey,
  Strict,
  TextInBoth,
} from '../shapes.ts'
import {
  blockTypes,
  maxBlocks,
  maxCell,
  maxColumns,
  maxHeading,
  maxHref,
  maxItem,
  maxItems,
  maxKeywords,
  maxPageBytes,
  maxPageDescription,
  maxPageTitle,
  maxParagraph,
  maxRows,
  maxRuns,
  maxSections,
  pageSlugs,
} from './content-kinds.ts'
import { Revision } from './saved-last.ts'

const Slug = Type.Enum([...pageSlugs])

const Items = Type.Array(Type.String({ maxLength: maxItem }), { maxItems })
const Cells = Type.Array(Type.String({ maxLength: maxCell }), { maxItems: maxColumns })

/** A stretch of text in one style; `isLinkTarget` of contract/text/link-target.ts says where a link may lead. */
const EditedRun = Strict({
  text: Type.String({ minLength: 1, maxLength: maxParagraph }),
  bold: Type.Optional(Type.Boolean()),
  italic: Type.Optional(Type.Boolean()),
  href: Type.Optional(Type.String({ maxLength: maxHref })),
})
const EditedLine = Type.Array(EditedRun, { maxItems: maxRuns })

/** A block; each type has the fields that `Block` of contract/shop.ts names, and no others. */
const EditedBlock = Strict({
  type: Type.Enum([...blockTypes]),
  text: Type.Optional(Type.String({ maxLength: maxParagraph })),
  items: Type.Optional(Items),
  question: Type.Optional(Type.String({ maxLength: maxItem })),
  answer: Type.Optional(Items),
  keywords: Type.Optional(Type.String({ maxLength: maxKeywords })),
  head: Type.Optional(Cells),
  rows: Type.Optional(Type.Array(Cells, { maxItems: maxRows })),
  /** The styled lines of a paragraph, a list or an answer; the plain texts are then made from them. */
  rich: Type.Optional(Type.Array(EditedLine, { maxItems })),
})
export type EditedBlock = Static<typeof EditedBlock>

const Blocks = Type.Array(EditedBlock, { maxItems: maxBlocks })

/** All of a page that staff write. Each language has its own blocks, because it is written by itself. */
const PageFields = Strict({
  title: TextInBoth(maxPageTitle),
  /** What stands under the title, and what search engines show. */
  description: TextInBoth(maxPageDescription),
  sections: Type.Array(
    Strict({ heading: TextInBoth(maxHeading), body: Strict({ en: Blocks, ar: Blocks }) }),
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
  /** Each save raises it, whether of the draft or for shoppers; 0 while there is neither. */
  revision: Type.Integer(),
  /** The draft if there is one, else what shoppers read. */
  fields: PageFields,
  ...SavedBy,
  /** Whether the storefront shows the page; otherwise its address is not found. */
  exists: Type.Boolean(),
  /** Whether `fields` are a draft, which shoppers do not see yet. */
  isDraft: Type.Boolean(),
  /** The moment at which the draft goes to the shop by itself; null if none is planned. */
  publishAt: Nullable(Instant),
  /** Opens the draft in the shop; it works today and tomorrow. */
  previewKey: PreviewKey,
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
  /** Whether there is a draft, and when it goes to the shop by itself. */
  isDraft: Type.Boolean(),
  publishAt: Nullable(Instant),
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

const SavedPage = Strict({
  slug: Slug,
  /** Of the page as it was read; refused with `changed_meanwhile` if it is another one now. */
  revision: Revision,
  fields: PageFields,
})

/** Calls of staff on the editorial pages. */
export const staffPagesApi = {
  listStaffPages: get('staff/list-pages', {
    access: 'staff',
    permission: 'content.read',
    summary: 'Every editorial page that the storefront has an address for, written or not.',
    result: Type.Array(PageRow),
  }),
  getStaffPage: get('staff/get-page/{slug}', {
    access: 'staff',
    permission: 'content.read',
    summary:
      'One editorial page in both languages: the draft if there is one; an empty page while nobody has written it.',
    params: Type.Object({ slug: Slug }),
    result: StaffPage,
  }),
  savePage: post('staff/save-page', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Saves an editorial page, or creates it; shoppers read it at once, and the draft and its plan end. Tags are refused.',
    maxBytes: maxPageBytes,
    body: SavedPage,
    result: StaffPage,
    errors: ['invalid_input', 'changed_meanwhile'],
  }),
  savePageDraft: post('staff/save-page-draft', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Saves a draft of an editorial page, which shoppers do not see and which may be incomplete. A plan for it stays.',
    maxBytes: maxPageBytes,
    body: SavedPage,
    result: StaffPage,
    errors: ['invalid_input', 'changed_meanwhile'],
  }),
  previewPage: post('staff/preview-page', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Stores an editorial page as it is typed, which may be incomplete, and returns the key that shows it to whoever has it.',
    maxBytes: maxPageBytes,
    body: Strict({ slug: Slug, fields: PageFields }),
    result: Previewed,
    errors: ['invalid_input'],
  }),
  planPage: post('staff/plan-page', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Plans when the draft of an editorial page goes to the shop, or takes the plan back. The draft must be complete.',
    body: Strict({ slug: Slug, revision: Revision, publishAt: Nullable(ChosenInstant) }),
    result: StaffPage,
    errors: ['not_found', 'invalid_input', 'changed_meanwhile'],
  }),
  discardPageDraft: post('staff/discard-page-draft', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'Deletes the draft of an editorial page and its plan.',
    body: Strict({ slug: Slug, revision: Revision }),
    result: StaffPage,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  deletePage: post('staff/delete-page', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Deletes an editorial page and its draft: its address is not found, and nothing links to it. Its versions stay.',
    body: Strict({ slug: Slug, revision: Revision }),
    result: StaffPage,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  listPageVersions: get('staff/list-page-versions/{slug}', {
    access: 'staff',
    permission: 'content.read',
    summary: 'The last twenty versions of an editorial page, the latest first.',
    params: Type.Object({ slug: Slug }),
    result: Type.Array(PageVersion),
  }),
  restorePage: post('staff/restore-page', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Saves an earlier version of an editorial page as its latest one; the draft and its plan end.',
    body: Strict({ slug: Slug, version: Revision, revision: Revision }),
    result: StaffPage,
    errors: ['not_found', 'changed_meanwhile'],
  }),
}
