import type { BodyOf } from '@rimal/contract/endpoint'
import type { StaffHome, staffHomeApi } from '@rimal/contract/staff/home'

/** The home page as it was read, for a form that saves it again. */
export function homeBodyOf(home: StaffHome): BodyOf<typeof staffHomeApi.saveHome> {
  const { revision, texts, scenes, sections, lists } = home
  const listOf = ({ products, ...list }: StaffHome['lists']['latest']) => ({
    ...list,
    products: products.map(({ id }) => id),
  })
  return {
    revision,
    texts,
    scenes: {
      heroWide: scenes.heroWide?.id ?? null,
      heroTall: scenes.heroTall?.id ?? null,
      story: scenes.story?.id ?? null,
      homeService: scenes.homeService?.id ?? null,
    },
    sections,
    lists: { bestReviewed: listOf(lists.bestReviewed), latest: listOf(lists.latest) },
  }
}
