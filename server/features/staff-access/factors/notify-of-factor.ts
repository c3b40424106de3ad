import { randomUUID } from 'node:crypto'
import { textIn } from '@rimal/contract/language'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { describeDevice } from '../../identity/sessions/describe-device.ts'
import { postMessage } from '../../messages/post-message.ts'
import type { FactorEvent } from '../../messages/templates/staff/factor-emails.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import type { StaffMember } from '../../staff/staff-record.ts'

const hourMs = 3_600_000

type Change = {
  member: Pick<StaffMember, 'id' | 'name' | 'email' | 'language'>
  event: FactorEvent
  /** The name of the passkey. */
  passkey?: string
  agent: string | undefined
}

/** Emails a member of staff that a factor or the password was changed, or once an hour that a passkey may have been copied. */
export async function notifyOfFactor(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { member, event, passkey = '', agent }: Change,
): Promise<void> {
  const { id, name, email, language } = member
  const hour = Math.floor(clock().getTime() / hourMs)
  const once = event === 'passkey_copied' ? `${id}:${hour}` : randomUUID()
  await postMessage(tx, {
    dedupKey: `staff-factor:${event}:${once}`,
    kind: 'staff_factor',
    recipient: email,
    language,
    data: {
      event,
      merchant: textIn((await findSettings(tx)).name, language),
      name,
      passkey,
      device: describeDevice(agent),
    },
  })
}
