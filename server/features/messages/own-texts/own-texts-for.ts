import { isFixedKind } from '@rimal/contract/staff/message-kinds'
import type { Queries } from '../../../db/connect.ts'
import type { OwnText } from '../../../db/tables/messages.ts'
import { findOwnTexts } from './own-texts.sql.ts'

/** The texts of the shop for a kind of message; none while the program's are used, as for kinds that protect accounts. */
export async function ownTextsFor(db: Queries, kind: string): Promise<OwnText[]> {
  if (isFixedKind(kind)) return []
  return (await findOwnTexts(db, kind)).texts
}
