import type { PageSlug } from '@rimal/contract/staff/content-kinds'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'

/** What staff call each page, whatever its title is. */
export const slugNames = {
  about: 'content_slug_about',
  'made-to-measure': 'content_slug_made_to_measure',
  'size-guide': 'content_slug_size_guide',
  'delivery-and-returns': 'content_slug_delivery_and_returns',
  faq: 'content_slug_faq',
  contact: 'content_slug_contact',
  terms: 'content_slug_terms',
  'privacy-policy': 'content_slug_privacy_policy',
} as const satisfies Record<PageSlug, AdminTextKey>

/** What is special about how the shop shows a page. */
export const slugHints = {
  'size-guide': 'content_hint_size_guide',
  faq: 'content_hint_faq',
  contact: 'content_hint_contact',
} as const satisfies Partial<Record<PageSlug, AdminTextKey>>
