import { permissionsOf } from '@rimal/contract/permissions'
import type { StaffMe } from '@rimal/contract/staff/sign-in'
import type { Queries } from '../../db/connect.ts'
import type { StaffMember } from '../staff/staff-record.ts'
import { countPasskeys } from './passkeys.sql.ts'
import { countRecoveryCodes } from './recovery-codes.sql.ts'

type Who = Pick<StaffMember, 'name' | 'email' | 'role' | 'language'> & {
  staffId: string
  expiresAt: Date
}

/** The member of staff who is signed in, as the admin shows this person. */
export async function staffMe(db: Queries, who: Who): Promise<StaffMe> {
  const { staffId, name, email, role, language, expiresAt } = who
  return {
    staffId,
    name,
    email,
    role,
    language,
    permissions: permissionsOf(role),
    recoveryCodesLeft: await countRecoveryCodes(db, staffId),
    passkeys: await countPasskeys(db, staffId),
    endsAt: expiresAt.toISOString(),
  }
}
