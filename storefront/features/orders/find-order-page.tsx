import { errors } from '@rimal/contract/errors'
import { maxOrderNumber } from '@rimal/contract/limits'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { tryCall } from '../../api.ts'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email/email-field.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('find_order'), noIndex: true }),
}

export function Component() {
  const { t } = useWords()
  return (
    <div className="wrap">
      <div className="mx-auto grid max-w-[30rem] gap-6 pt-10 lg:pt-20">
        <div className="grid gap-2">
          <h1 className="text-h1">{t('find_order')}</h1>
          <p className="text-ink-2">{t('find_order_text')}</p>
        </div>
        <FindOrder />
      </div>
    </div>
  )
}

const example = 'RM-20418'

function FindOrder() {
  const { t } = useWords()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [orderNumber, setOrderNumber] = useState('')
  const [contact, setContact] = useState('')
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const noNumber = !/\p{Nd}/u.test(orderNumber)
  const noContact = contact.trim().length < 3

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    setFailed(null)
    if (noNumber || noContact) return focusFirstError(form.current)
    setBusy(true)
    const body = { orderNumber: orderNumber.trim(), contact: contact.trim() }
    const reply = await tryCall('POST order/find-order', { body })
    setBusy(false)
    if (reply?.result) return navigate(`/order/${reply.result.orderToken}`)
    const isUnknown = reply?.errorCode === errors.order_not_found.number
    setFailed(isUnknown ? t('find_order_none') : reply?.message || t('checkout_no_answer'))
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={t('find_order_number')}
        name="orderNumber"
        value={orderNumber}
        onChange={setOrderNumber}
        error={pressed && noNumber ? t('field_required') : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={example}
        dir="ltr"
        maxLength={maxOrderNumber}
        required
      />
      <EmailField
        label={t('find_order_contact')}
        name="contact"
        value={contact}
        onChange={setContact}
        error={pressed && noContact ? t('field_required') : undefined}
        type="text"
        required
      />
      {failed && <ErrorNote>{failed}</ErrorNote>}
      <Button type="submit" full busy={busy} className="mt-2">
        {t('find_order_submit')}
      </Button>
    </form>
  )
}
