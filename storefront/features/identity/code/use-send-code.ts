import { useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { storeLoginDraft, loginDraft, type Purpose } from '../login-draft.ts'

export type Refusal = {
  message: string
  /** True when the contact has to be corrected. */
  ofContact: boolean
  /** When asking again may succeed. */
  until?: number
}

type Sending = { isSent: boolean; refused?: Refusal }

/** Sends a code; the draft records that it was sent. */
export function useSendCode(purpose: Purpose) {
  const { t } = useWords()
  const { busy, run } = useAction()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function sendNow(contact: string): Promise<Sending> {
    setRefusal(null)
    const { sent: before } = loginDraft()
    const replaced = before?.contact === contact && before.purpose === purpose
    const reply = await tryCall('POST identity/send-code', {
      body: { contact, purpose, ...(replaced ? { challengeId: before.challengeId } : {}) },
    })
    if (reply?.result) {
      const sent = { ...reply.result, contact, purpose, sentAt: Date.now() }
      storeLoginDraft({ sent, changing: false })
      return { isSent: true }
    }
    const { fields, retryAfter } = reply ?? {}
    const isEmail = contact.includes('@')
    const refused = {
      message: fields?.contact
        ? t(isEmail ? 'email_incomplete' : 'login_phone_wrong')
        : (reply?.message ?? t('no_answer')),
      ofContact: reply?.status === 200 || fields?.contact !== undefined,
      ...(retryAfter ? { until: Date.now() + retryAfter * 1000 } : {}),
    }
    setRefusal(refused)
    return { isSent: false, refused }
  }

  const send = async (contact: string) => (await run(() => sendNow(contact))) ?? { isSent: false }
  return { send, busy, refusal, forgive: () => setRefusal(null) }
}
