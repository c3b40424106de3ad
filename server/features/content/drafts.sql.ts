import type { HomeContent } from '@rimal/contract/staff/home'
import type { PageSlug } from '@rimal/contract/staff/content-kinds'
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { contentVersions } from '../../db/tables/catalog.ts'
import { contentDrafts } from '../../db/tables/content-drafts.ts'
import { staffMembers } from '../../db/tables/staff.ts'
import type { Tx } from '../../db/transact.ts'

/** The content of a page in the form in which it is stored. */
export type StoredContent = Pick<
  typeof contentVersions.$inferSelect,
  'title' | 'description' | 'sections'
>

/** What is stored as the draft of each subject. */
type Contents = { home: HomeContent } & Record<PageSlug, StoredContent>
export type DraftSubject = keyof Contents
export type ContentOf<S extends DraftSubject> = Contents[S]

export type Draft<S extends DraftSubject> = {
  revision: number
  content: Contents[S]
  savedBy: string | null
  savedAt: Date
  publishAt: Date | null
  plannedById: string | null
}

const draftColumns = {
  revision: contentDrafts.revision,
  content: contentDrafts.content,
  savedBy: staffMembers.name,
  savedAt: contentDrafts.savedAt,
  publishAt: contentDrafts.publishAt,
  plannedById: contentDrafts.plannedBy,
}

/** Finds the draft of a page or of the home page. */
export async function findDraft<S extends DraftSubject>(
  db: Queries,
  subject: S,
): Promise<Draft<S> | undefined> {
  const [draft] = await db
    .select(draftColumns)
    .from(contentDrafts)
    .leftJoin(staffMembers, eq(staffMembers.id, contentDrafts.savedBy))
    .where(and(eq(contentDrafts.subject, subject), isNotNull(contentDrafts.content)))
  // `writeDraft` stores no other content under this subject.
  return draft && { ...draft, content: draft.content as Contents[S] }
}

type Moment = { isPreview: boolean; now: Date }

/**
 * Finds when a draft is shown and, if it is shown now, its content. A draft whose planned moment has come is shown,
 * although no job has published it yet.
 */
export async function findDraftNow<S extends DraftSubject>(
  db: Queries,
  subject: S,
  { isPreview, now }: Moment,
): Promise<{ content: Contents[S] | null; publishAt: Date | null; savedAt: Date } | undefined> {
  const isShown = sql`(${isPreview} or ${contentDrafts.publishAt} <= ${now.toISOString()}::timestamptz)`
  const [draft] = await db
    .select({
      content: sql<Contents[S] | null>`case when ${isShown} then ${contentDrafts.content} end`,
      publishAt: contentDrafts.publishAt,
      savedAt: contentDrafts.savedAt,
    })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.subject, subject), isNotNull(contentDrafts.content)))
  return draft
}

/** Finds what shoppers see from now on by plan, though no job has published it yet. */
export async function findDueDraft<S extends DraftSubject>(
  db: Queries,
  subject: S,
  now: Date,
): Promise<Draft<S> | undefined> {
  const draft = await findDraft(db, subject)
  return draft?.publishAt && draft.publishAt <= now ? draft : undefined
}

/** Lists the drafts of pages without their contents. */
export async function listDraftStates(db: Queries) {
  return db
    .select({
      subject: contentDrafts.subject,
      savedAt: contentDrafts.savedAt,
      savedBy: staffMembers.name,
      publishAt: contentDrafts.publishAt,
    })
    .from(contentDrafts)
    .leftJoin(staffMembers, eq(staffMembers.id, contentDrafts.savedBy))
    .where(isNotNull(contentDrafts.content))
}

/** Lists the subjects whose planned moment has come, the earliest first. */
export async function listDueSubjects(db: Queries, now: Date): Promise<string[]> {
  const rows = await db
    .select({ subject: contentDrafts.subject })
    .from(contentDrafts)
    .where(lte(contentDrafts.publishAt, now))
    .orderBy(asc(contentDrafts.publishAt))
  return rows.map(({ subject }) => subject)
}

/** The last revision of a draft, also of one that has ended; 0 without any. */
export async function lastDraftRevision(tx: Tx, subject: DraftSubject): Promise<number> {
  const [row] = await tx
    .select({ revision: contentDrafts.revision })
    .from(contentDrafts)
    .where(eq(contentDrafts.subject, subject))
  return row?.revision ?? 0
}

type Written<S extends DraftSubject> = {
  subject: S
  revision: number
  content: Contents[S]
  savedBy: string
  savedAt: Date
}

/** Stores a draft; a plan for it stays. */
export async function writeDraft<S extends DraftSubject>(tx: Tx, draft: Written<S>): Promise<void> {
  const { subject: _, ...set } = draft
  await tx
    .insert(contentDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: contentDrafts.subject, set })
}

type Plan = { subject: DraftSubject; revision: number; publishAt: Date | null; staffId: string }

export async function writePlan(tx: Tx, { subject, revision, publishAt, staffId }: Plan) {
  await tx
    .update(contentDrafts)
    .set({ revision, publishAt, plannedBy: publishAt && staffId })
    .where(eq(contentDrafts.subject, subject))
}

/** Ends a draft and its plan; its revision is never used again. */
export async function endDraft(tx: Tx, subject: DraftSubject, revision: number): Promise<void> {
  await tx
    .update(contentDrafts)
    .set({
      content: null,
      publishAt: null,
      plannedBy: null,
      revision: sql`greatest(${contentDrafts.revision}, ${revision}::int)`,
    })
    .where(eq(contentDrafts.subject, subject))
}
