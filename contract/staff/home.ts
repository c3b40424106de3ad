import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Instant, Nullable, Strict } from '../shapes.ts'
import { maxHomeItems, maxHomeLine, maxHomeText } from './content-kinds.ts'
import { StaffPicture } from './pictures.ts'

/** A text in both languages; shoppers read the other language where a side is empty. */
const Both = (maxLength: number) =>
  Strict({ en: Type.String({ maxLength }), ar: Type.String({ maxLength }) })
const Line = Both(maxHomeLine)
const Long = Both(maxHomeText)
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

const Scene = Nullable(StaffPicture)
/** The id of an uploaded picture. */
const SceneId = Nullable(Type.String({ minLength: 1, maxLength: 80 }))

const StaffHome = Type.Object({
  /** Differs whenever a text or a picture differs. */
  revision: Type.Integer(),
  /** Who saved the home page last, and when; null if nobody has. */
  savedBy: Nullable(Type.String()),
  savedAt: Nullable(Instant),
  texts: EditedHomeTexts,
  /** `heroWide` is for wide screens, `heroTall` for phones. */
  scenes: Type.Object({ heroWide: Scene, heroTall: Scene, story: Scene, homeService: Scene }),
})
export type StaffHome = Static<typeof StaffHome>

/** Calls of staff on the texts and the large pictures of the home page. */
export const staffHomeApi = {
  getStaffHome: get('staff/get-home', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'The texts of the home page in both languages, and its large pictures.',
    result: StaffHome,
  }),
  saveHome: post('staff/save-home', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'Saves the texts and the large pictures of the home page, for every shopper at once.',
    body: Strict({
      /** Of the home page as it was read; refused with `changed_meanwhile` if it is another one now. */
      revision: Type.Integer(),
      texts: EditedHomeTexts,
      scenes: Strict({
        heroWide: SceneId,
        heroTall: SceneId,
        story: SceneId,
        homeService: SceneId,
      }),
    }),
    result: StaffHome,
    errors: ['invalid_input', 'changed_meanwhile'],
  }),
}
