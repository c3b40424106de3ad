import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import type { PageForm } from './page-form.ts'

/** The name of each field of a page. */
export const fieldNames = {
  title: 'content_title',
  description: 'content_description',
  sections: 'content_sections',
} as const satisfies Record<keyof PageForm, AdminTextKey>
