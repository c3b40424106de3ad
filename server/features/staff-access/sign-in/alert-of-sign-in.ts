import { textIn } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { describeDevice } from '../../identity/sessions/describe-device.ts'
import { postMessage } from '../../messages/post-message.ts'
import type { SignInEvent } from '../../messages/templates/staff/staff-emails.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import type { StaffMember } from '../../staff/staff-record.ts'

const hourMs = 3_600_000

/** Emails a member of staff what happened at the sign-in or at a proof, once an hour at most. */
export async function alertOfSignIn(
  deps: Deps,
  alert: {
    member: StaffMember
    event: SignInEvent
    agent: string | undefined
  },
): Promise<void> {
  const { member, event, agent } = alert
  const { name } = await findSettings(deps.db)
  const hour = Math.floor(deps.clock().getTime() / hourMs)
  await deps.transact((tx) =>
    postMessage(tx, {
      dedupKey: `staff-sign-in:${event}:${member.id}:${hour}`,
      kind: 'staff_sign_in',
      recipient: member.email,
      language: member.language,
      data: {
        event,
        merchant: textIn(name, member.language),
        name: member.name,
        device: describeDevice(agent),
      },
    }),
  )
}
