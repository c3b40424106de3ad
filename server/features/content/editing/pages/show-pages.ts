import { type PageSlug, pageSlugs } from '@rimal/contract/staff/content-kinds'
import type { PageRow, PageVersion, StaffPage } from '@rimal/contract/staff/pages'
import type { Queries } from '../../../../db/connect.ts'
import { missingLanguages } from './missing-languages.ts'
import { findStoredPage, listStoredPages, listVersions, type StoredContent } from './pages.sql.ts'

const noText = { en: '', ar: '' }

/** Returns every page that the storefront has an address for, whether it is written or not. */
export async function listPages(db: Queries): Promise<PageRow[]> {
  const stored = new Map((await listStoredPages(db)).map((page) => [page.slug, page]))
  return pageSlugs.map((slug) => {
    const page = stored.get(slug)
    return {
      slug,
      exists: page !== undefined,
      title: page?.title ?? noText,
      missingIn: page ? missingLanguages(page) : [],
      savedBy: page?.savedBy ?? null,
      savedAt: page?.savedAt.toISOString() ?? null,
    }
  })
}

/** Returns a page in the form that staff edit: an empty one while it does not exist. */
export async function showPage(db: Queries, slug: PageSlug): Promise<StaffPage> {
  const page = await findStoredPage(db, slug)
  const { title, description, sections } = page ?? {
    title: noText,
    description: noText,
    sections: [],
  }
  return {
    slug,
    revision: page?.revision ?? 0,
    fields: {
      title,
      description,
      sections: sections.map(({ heading, body }) => ({ heading: heading ?? noText, body })),
    },
    savedBy: page?.savedBy ?? null,
    savedAt: page?.savedAt.toISOString() ?? null,
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
  return names.filter((name) => inOneForm(before[name]) !== inOneForm(after[name]))
}

/** PostgreSQL returns the fields of an object in a sequence of its own. */
function inOneForm(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
