import { normaliseEmail } from '@rimal/contract/text/email'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { plainPhone } from '../../../ui/phone/phone-field.tsx'
import { isPossiblePhone } from '../../../ui/phone/phone-rules.ts'

type By = 'email' | 'phone'

/** Returns the contact for an alert: the typed email stays while a phone is typed. */
export function useAlertContact() {
  const { t } = useWords()
  const [by, setBy] = useState<By>('email')
  const [typed, setTyped] = useState<Record<By, string>>({ email: '', phone: '' })
  const fault = by === 'email' ? faultOfEmail(typed.email) : faultOfPhone(typed.phone)
  return {
    by,
    setBy,
    contact: typed[by],
    write: (text: string) => setTyped({ ...typed, [by]: text }),
    fault: fault && t(fault),
    body: by === 'email' ? { email: typed.email.trim() } : { phone: plainPhone(typed.phone) },
  }
}

function faultOfEmail(email: string) {
  if (email.trim() === '') return 'field_required'
  return normaliseEmail(email) ? undefined : 'email_incomplete'
}

function faultOfPhone(phone: string) {
  const plain = plainPhone(phone)
  if (plain === '') return 'field_required'
  return isPossiblePhone(plain) ? undefined : 'login_phone_wrong'
}

/** The word for the field that the shop refused. */
export function wrongIn({ fields }: { fields?: Record<string, string> | undefined }) {
  if (fields?.email) return 'email_incomplete'
  return fields?.phone ? 'login_phone_wrong' : undefined
}
