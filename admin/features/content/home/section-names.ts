import type { HomeSectionName } from '@rimal/contract/choices'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'

/** What staff call each section of the home page. */
export const sectionNames = {
  hero: 'home_section_hero',
  collections: 'home_section_collections',
  types: 'home_section_types',
  bestReviewed: 'home_section_best_reviewed',
  story: 'home_section_story',
  latest: 'home_section_latest',
  homeService: 'home_section_home_service',
  reviews: 'home_section_reviews',
} as const satisfies Record<HomeSectionName, AdminTextKey>
