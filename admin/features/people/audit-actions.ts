import { auditActionWords } from '@rimal/contract/words/admin/audit'
import type { Words } from '../../words.tsx'

type ActionKey = keyof typeof auditActionWords

/** Every action that has words, with these. */
export function auditActions({ t }: Words): { value: string; label: string }[] {
  return (Object.keys(auditActionWords) as ActionKey[]).map((key) => ({
    value: `staff/${key.replace('audit_action_', '').replaceAll('_', '-')}`,
    label: t(key),
  }))
}
