import Type, { type Static } from 'typebox'
import { homeSectionNames } from '../choices.ts'
import { get, post } from '../endpoint.ts'
import {
  ChosenInstant,
  Id,
  Instant,
  Nullable,
  Picture,
  Previewed,
  PreviewKey,
  Strict,
  TextInBoth,
} from '../shapes.ts'
import {
  homeSources,
  maxHomeItems,
  maxHomeLine,
  maxHomeProducts,
  maxHomeText,
} from './content-kinds.ts'
import { StaffPicture } from './pictures.ts'
import { productStates } from './product-states.ts'
import { Revision } from './saved-last.ts'

const Line = TextInBoth(maxHomeLine)
const Long = TextInBoth(maxHomeText)
const Lines = Type.Array(Long, { maxItems: maxHomeItems })

/** The texts of the home page, as `HomeTexts` of contract/shop.ts shows them in one language. */
const EditedHomeTexts = Strict({
  heroLine: Line,
  heroLink: Line,
  story: Strict({ title: Line, text: Long, steps: Lines, link: Line }),
  /** `ticks` are the advantages of a home visit; the areas that the tailor visits stand before them by themselves. */
  homeService: Strict({ title: Line, text: Long, ticks: Lines, link: Line }),
})
export type EditedHomeTexts = Static<typeof EditedHomeTexts>

/** Every section once, in the order in which shoppers see them. */
const Sections = Type.Array(
  Strict({ name: Type.Enum([...homeSectionNames]), isShown: Type.Boolean() }),
  { minItems: homeSectionNames.length, maxItems: homeSectionNames.length },
)

/** Where the products of a section come from. */
const EditedList = Strict({
  source: Type.Enum([...homeSources]),
  /** For the source `collection`. */
  collection: Nullable(Id),
  /** The ids of the products for the source `products`, in their order. */
  products: Type.Array(Id, { maxItems: maxHomeProducts, uniqueItems: true }),
  /** For the other sources than `automatic`; empty for the title of the collection. */
  title: Line,
})
export type EditedHomeList = Static<typeof EditedList>

const Scene = Nullable(StaffPicture)
/** The id of an uploaded picture. */
const SceneId = Nullable(Type.String({ minLength: 1, maxLength: 80 }))

/** All of the home page that staff write. */
const homeContent = {
  texts: EditedHomeTexts,
  scenes: Strict({ heroWide: SceneId, heroTall: SceneId, story: SceneId, homeService: SceneId }),
  sections: Sections,
  lists: Strict({ bestReviewed: EditedList, latest: EditedList }),
}
const HomeContent = Type.Object(homeContent)
export type HomeContent = Static<typeof HomeContent>

/** A product that was chosen for a section. */
const ChosenProduct = Type.Object({
  id: Id,
  name: Type.Object({ en: Type.String(), ar: Type.String() }),
  /** Shoppers see published products only. */
  state: Type.Enum([...productStates]),
  picture: Nullable(Picture),
})
export type ChosenProduct = Static<typeof ChosenProduct>

const ShownList = Type.Object({
  ...EditedList.properties,
  /** The products that exist, in their order. */
  products: Type.Array(ChosenProduct),
})
export type StaffHomeList = Static<typeof ShownList>

const StaffHome = Type.Object({
  /** Each save raises it, whether of the draft or for shoppers. */
  revision: Type.Integer(),
  /** Who saved what is shown here, and when; null if nobody has. */
  savedBy: Nullable(Type.String()),
  savedAt: Nullable(Instant),
  /** Whether this is a draft, which shoppers do not see yet. */
  isDraft: Type.Boolean(),
  /** The moment at which the draft goes to the shop by itself; null if none is planned. */
  publishAt: Nullable(Instant),
  /** Opens the draft in the shop; it works today and tomorrow. */
  previewKey: PreviewKey,
  texts: EditedHomeTexts,
  /** `heroWide` is for wide screens, `heroTall` for phones. */
  scenes: Type.Object({ heroWide: Scene, heroTall: Scene, story: Scene, homeService: Scene }),
  sections: Sections,
  lists: Type.Object({ bestReviewed: ShownList, latest: ShownList }),
})
export type StaffHome = Static<typeof StaffHome>

const HomeVersion = Type.Object({
  version: Type.Integer(),
  /** Null for what came with the program. */
  savedAt: Nullable(Instant),
  savedBy: Nullable(Type.String()),
  /** The parts that differ from the version before. */
  changed: Type.Array(Type.Enum(['texts', 'scenes', 'sections', 'lists'])),
  /** Whether shoppers see this version. */
  isShown: Type.Boolean(),
})
export type HomeVersion = Static<typeof HomeVersion>

const staff = { access: 'staff', permission: 'content.edit' } as const
const reader = { access: 'staff', permission: 'content.read' } as const

/** Calls of staff on the home page: its sections, its texts and its large pictures. */
export const staffHomeApi = {
  getStaffHome: get('staff/get-home', {
    ...reader,
    summary: 'The home page in both languages: the draft if there is one, else what shoppers see.',
    result: StaffHome,
  }),
  saveHome: post('staff/save-home', {
    ...staff,
    summary: 'Saves the home page for every shopper at once; the draft and its plan end.',
    body: Strict({ revision: Revision, ...homeContent }),
    result: StaffHome,
    errors: ['invalid_input', 'changed_meanwhile'],
  }),
  saveHomeDraft: post('staff/save-home-draft', {
    ...staff,
    summary: 'Saves a draft of the home page, which shoppers do not see. A plan for it stays.',
    body: Strict({ revision: Revision, ...homeContent }),
    result: StaffHome,
    errors: ['invalid_input', 'changed_meanwhile'],
  }),
  previewHome: post('staff/preview-home', {
    ...staff,
    summary:
      'Stores the home page as it is typed, and returns the key that shows it to whoever has it.',
    body: Strict(homeContent),
    result: Previewed,
    errors: ['invalid_input'],
  }),
  planHome: post('staff/plan-home', {
    ...staff,
    summary: 'Plans when the draft of the home page goes to the shop, or takes the plan back.',
    body: Strict({ revision: Revision, publishAt: Nullable(ChosenInstant) }),
    result: StaffHome,
    errors: ['not_found', 'invalid_input', 'changed_meanwhile'],
  }),
  discardHomeDraft: post('staff/discard-home-draft', {
    ...staff,
    summary: 'Deletes the draft of the home page and its plan.',
    body: Strict({ revision: Revision }),
    result: StaffHome,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  listHomeVersions: get('staff/list-home-versions', {
    ...reader,
    summary: 'The last twenty versions of the home page, the latest first.',
    result: Type.Array(HomeVersion),
  }),
  restoreHome: post('staff/restore-home', {
    ...staff,
    summary: 'Shows an earlier version of the home page again; the draft and its plan end.',
    body: Strict({ revision: Revision, version: Revision }),
    result: StaffHome,
    errors: ['not_found', 'changed_meanwhile'],
  }),
}
