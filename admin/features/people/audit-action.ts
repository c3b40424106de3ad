import { auditActionWords } from '@rimal/contract/words/admin/audit'

type ActionKey = keyof typeof auditActionWords

/** The key of the words for an action of the audit; undefined for one that no call of today makes. */
export function keyOfAction(action: string): ActionKey | undefined {
  const key = `audit_action_${action.replace(/^staff\//, '').replaceAll('-', '_')}`
  return Object.hasOwn(auditActionWords, key) ? (key as ActionKey) : undefined
}
