import { type PageSlug, pageSlugs } from '@rimal/contract/staff/content-kinds'
import type { PageFields, PageRow, PageVersion, StaffPage } from '@rimal/contract/staff/pages'
import type { Queries } from '../../../../db/connect.ts'
import { findDraft, listDraftStates, type StoredContent } from '../../drafts.sql.ts'
import { isSame } from '../is-same.ts'
import { missingLanguages } from './missing-languages.ts'
import { findStoredPage, listStoredPages, listVersions } from './pages.sql.ts'

const noText = { en: '', ar: '' }
const noContent: StoredContent = { title: noText, description: noText, sections: [] }

/** A page as staff see it, without the key of its preview, which is no part of what is stored. */
export type ShownPage = Omit<StaffPage, 'previewKey'>

/** Returns every page that the storefront has an address for, whether it is written or not. */
export async function listPages(db: Queries): Promise<PageRow[]> {
  const stored = new Map((await listStoredPages(db)).map((page) => [page.slug, page]))
  const drafts = new Map((await listDraftStates(db)).map((draft) => [draft.subject, draft]))
  return pageSlugs.map((slug) => {
    const page = stored.get(slug)
    const draft = drafts.get(slug)
    const last = draft ?? page
    return {
      slug,
      exists: page !== undefined,
      title: page?.title ?? noText,
      missingIn: page ? missingLanguages(page) : [],
      savedBy: last?.savedBy ?? null,
      savedAt: last?.savedAt.toISOString() ?? null,
      isDraft: draft !== undefined,
      publishAt: draft?.publishAt?.toISOString() ?? null,
    }
  })
}

/** Returns a page in the form that staff edit: its draft if there is one, and an empty page while it does not exist. */
export async function showPage(db: Queries, slug: PageSlug): Promise<ShownPage> {
  const page = await findStoredPage(db, slug)
  const draft = await findDraft(db, slug)
  const last = draft ?? page
  return {
    slug,
    revision: last?.revision ?? 0,
    fields: fieldsOfContent(draft?.content ?? page ?? noContent),
    savedBy: last?.savedBy ?? null,
    savedAt: last?.savedAt.toISOString() ?? null,
    exists: page !== undefined,
    isDraft: draft !== undefined,
    publishAt: draft?.publishAt?.toISOString() ?? null,
  }
}

/** Returns a stored content in the form that staff edit. */
export function fieldsOfContent({ title, description, sections }: StoredContent): PageFields {
  return {
    title,
    description,
    sections: sections.map(({ heading, body }) => ({ heading: heading ?? noText, body })),
  }
}

/** Returns the stored versions of a page, the latest first. */
export async function showVersions(db: Queries, slug: PageSlug): Promise<PageVersion[]> {
  const versions = await listVersions(db, slug)
  const page = await findStoredPage(db, slug)
  return versions.map((version, index) => ({
    version: version.revision,
    savedAt: version.savedAt.toISOString(),
    savedBy: version.savedBy,
    title: version.title,
    changed: changedFields(versions[index + 1], version),
    isShown: version.revision === page?.revision,
  }))
}

/** The names of the fields that differ; none where nothing is known of the version before. */
export function changedFields(
  before: StoredContent | undefined,
  after: StoredContent,
): PageVersion['changed'] {
  if (!before) return []
  const names = ['title', 'description', 'sections'] as const
  return names.filter((name) => !isSame(before[name], after[name]))
}
