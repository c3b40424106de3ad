import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { StaffSession } from '../../../http/bearer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findMember, lockMember } from '../../staff/staff-record.ts'
import { notifyOfFactor } from '../factors/notify-of-factor.ts'
import { countPasskeys, deletePasskey } from '../passkeys.sql.ts'
import { endSessions } from '../staff-sessions.sql.ts'

type Removal = { staff: StaffSession; id: string; agent: string | undefined }

/**
 * Removes a passkey, ends the other sessions of the person, which it may have opened, and informs the person by email.
 * A person without an authenticator app keeps the last passkey.
 * @throws passkey_not_found, last_factor
 */
export async function removePasskey(
  deps: Deps,
  tx: Tx,
  { staff, id, agent }: Removal,
): Promise<void> {
  const { staffId, sessionId } = staff
  await lockMember(tx, staffId)
  const member = await findMember(tx, staffId)
  const removed = member && (await deletePasskey(tx, { staffId, id }))
  if (!removed) throw new ShopError('passkey_not_found')
  const isLast = member.totpSecret === null && (await countPasskeys(tx, staffId)) === 0
  if (isLast) throw new ShopError('last_factor')
  await endSessions(tx, { staffId, except: sessionId, now: deps.clock() })
  const { name: passkey } = removed
  await notifyOfFactor(deps, tx, { member, event: 'passkey_removed', passkey, agent })
}
