import { auditActionWords } from '@rimal/contract/words/admin/audit'
import type { Words } from '../../words.tsx'

type ActionKey = keyof typeof auditActionWords

/** The key of the words for an action of the audit; undefined for one that no call of today makes. */
export function keyOfAction(action: string): ActionKey | undefined {
  const key = `audit_action_${action.replace(/^staff\//, '').replaceAll('-', '_')}`
  return Object.hasOwn(auditActionWords, key) ? (key as ActionKey) : undefined
}

/** Every action that has words, with these. */
export function auditActions({ t }: Words): { value: string; label: string }[] {
  return (Object.keys(auditActionWords) as ActionKey[]).map((key) => ({
    value: `staff/${key.replace('audit_action_', '').replaceAll('_', '-')}`,
    label: t(key),
  }))
}
