import { adminWords, type AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { auditFieldWords } from '@rimal/contract/words/admin/audit-fields'
import type { Word } from '@rimal/contract/words/word'

/** The texts of the admin, and those that only the server says: the admin does not ship the latter. */
export const auditWords: Readonly<Record<string, Word>> = { ...adminWords, ...auditFieldWords }

/** The key of a text without a number. */
export type AuditTextKey = AdminTextKey | keyof typeof auditFieldWords
