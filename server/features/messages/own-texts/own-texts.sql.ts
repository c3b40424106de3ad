import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { messageTexts, type OwnText } from '../../../db/tables/messages.ts'
import { staffAudit, staffMembers } from '../../../db/tables/staff.ts'
import type { Tx } from '../../../db/transact.ts'

export type OwnTextsOfKind = { texts: OwnText[]; revision: number }

/** The texts of the shop for a kind of message. Every message reads them anew, so a change is used in every process. */
export async function findOwnTexts(db: Queries, kind: string): Promise<OwnTextsOfKind> {
  const [row] = await db
    .select({ texts: messageTexts.texts, revision: messageTexts.revision })
    .from(messageTexts)
    .where(eq(messageTexts.kind, kind))
  return row ?? { texts: [], revision: 0 }
}

/** The texts of the shop for every kind that has some. */
export async function listOwnTexts(db: Queries): Promise<Map<string, OwnText[]>> {
  const rows = await db.select().from(messageTexts)
  return new Map(rows.map(({ kind, texts }) => [kind, texts]))
}

/** Writes the texts of a kind over those of a revision; returns false when there is another one by now. */
export async function writeOwnTexts(
  tx: Tx,
  { kind, texts, revision }: { kind: string; texts: OwnText[]; revision: number },
): Promise<boolean> {
  const saved =
    revision === 0
      ? await tx
          .insert(messageTexts)
          .values({ kind, texts })
          .onConflictDoNothing()
          .returning({ kind: messageTexts.kind })
      : await tx
          .update(messageTexts)
          .set({ texts, revision: sql`${messageTexts.revision} + 1` })
          .where(and(eq(messageTexts.kind, kind), eq(messageTexts.revision, revision)))
          .returning({ kind: messageTexts.kind })
  return saved.length > 0
}

/** Finds who saved the texts of a kind last. */
export async function findLastSaveOf(
  db: Queries,
  kind: string,
): Promise<{ name: string | null; at: Date } | undefined> {
  const [last] = await db
    .select({ name: staffMembers.name, at: staffAudit.at })
    .from(staffAudit)
    .leftJoin(staffMembers, eq(staffMembers.id, staffAudit.staffId))
    .where(and(eq(staffAudit.subject, kind), eq(staffAudit.action, 'staff/save-message')))
    .orderBy(desc(staffAudit.at), desc(staffAudit.id))
    .limit(1)
  return last
}
