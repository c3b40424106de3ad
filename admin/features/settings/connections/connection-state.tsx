import type { Connection } from '@rimal/contract/staff/connections'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { type StateKind, StateMark } from '../../../ui/state-mark.tsx'
import { useWords } from '../../../words.tsx'

/** Whether a connection is used, as a mark and a word. */
export function ConnectionState({ connection }: { connection: Connection }) {
  const { t } = useWords()
  const [kind, key] = stateOf(connection)
  return <StateMark kind={kind}>{t(key)}</StateMark>
}

function stateOf(connection: Connection): [StateKind, AdminTextKey] {
  const { isOn, isOfMachine, mode } = connection
  if (isOfMachine)
    return isOn ? ['done', 'connection_machine'] : ['ended', 'connection_machine_off']
  if (isUnreadable(connection)) return ['needs', 'connection_unreadable']
  if (isOn) return mode === 'test' ? ['held', 'connection_test'] : ['done', 'connection_on']
  return hasAccount(connection) ? ['ended', 'connection_off'] : ['waits', 'connection_none']
}

function isUnreadable({ fields }: Connection): boolean {
  return fields.some(({ secret }) => secret?.isReadable === false)
}

/** Whether the shop has stored an account; cash on delivery needs none, and a mail server may have no secret. */
export function hasAccount({ name, fields }: Connection): boolean {
  if (name === 'cash-on-delivery') return true
  return fields.some(({ name: field, secret, value }) => secret || (field === 'host' && value))
}
