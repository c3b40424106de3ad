import type { SentCode } from '@rimal/contract/identity'
import { useState } from 'react'
import { answerOf, type Reply } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useAction } from '../../../ui/form/use-action.ts'

export type OwnCode = SentCode & { contact: string; sentAt: number }

/** How a call that sends a code answers; both of the account do alike. */
type Answer = Reply<'POST account/send-delete-code'>

type Refusal = {
  errorCode: number | undefined
  message: string
  /** True when the contact that the customer typed has to be corrected. */
  ofContact: boolean
  /** When asking again may succeed. */
  until?: number
}

type Sending = { isSent: boolean; refused?: Refusal }

/** A code that confirms a change of the customer's account, sent to the named contact. */
export function useOwnCode(
  ask: (contact: string, replaced: { challengeId?: string }) => Promise<Answer>,
) {
  const { t } = useWords()
  const [sent, setSent] = useState<OwnCode | null>(null)
  const { busy, run } = useAction()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function sendNow(contact: string): Promise<Sending> {
    setRefusal(null)
    const replaced = sent?.contact === contact ? { challengeId: sent.challengeId } : {}
    const reply = await answerOf(ask(contact, replaced))
    if (reply?.result) {
      setSent({ ...reply.result, contact, sentAt: Date.now() })
      return { isSent: true }
    }
    const { retryAfter } = reply ?? {}
    const refused = {
      errorCode: reply?.errorCode,
      message: reply?.message ?? t('no_answer'),
      ofContact: reply?.fields?.['contact'] !== undefined,
      ...(retryAfter ? { until: Date.now() + retryAfter * 1000 } : {}),
    }
    setRefusal(refused)
    return { isSent: false, refused }
  }

  const send = async (contact: string) => (await run(() => sendNow(contact))) ?? { isSent: false }
  return { sent, send, busy, refusal, forgive: () => setRefusal(null) }
}
