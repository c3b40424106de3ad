import type { Product, ProductItem, SizeOption } from '@rimal/contract/catalog'
import { tidyEmail } from '@rimal/contract/text/email'
import { maxEmail } from '@rimal/contract/limits'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { focusFirstError } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { showToast } from '../../../ui/toast.tsx'

type Props = {
  open: boolean
  onClose: () => void
  product: Product
  item: ProductItem
  option: SizeOption
  /** The other way to have it in that size. */
  onMeasure: () => void
}

/** Asks where to write when a sold-out size returns. */
export function TellWhenBack(props: Props) {
  const { open, onClose, product, item, option, onMeasure } = props
  const { t } = useWords()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { size, sku } = option

  const faultOf = (text: string) => (tidyEmail(text) ? undefined : t('email_incomplete'))

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy || sku === null) return
    const wrong = email.trim() ? faultOf(email) : t('sold_out_email_missing')
    setError(wrong)
    setFailure(undefined)
    if (wrong) return focusFirstError(form.current)
    setBusy(true)
    try {
      const reply = await call('POST product/tell-when-back', {
        body: { sku, email: email.trim() },
      })
      setError(reply.fields?.email && t('email_incomplete'))
      if (reply.errorCode !== 0) return setFailure(reply.fields?.email ? undefined : reply.message)
      onClose()
      const back = { name: product.name, color: item.colorName, size }
      showToast(t('sold_out_done', back), { ms: 6000 })
    } catch {
      setFailure(t('sold_out_failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('sold_out_title', { size })}
      footer={
        <Button full type="submit" form={formId} busy={busy}>
          {t('sold_out_send')}
        </Button>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={send} className="grid gap-5">
        <p>{t('sold_out_text', { name: product.name, color: item.colorName, size })}</p>
        <TextField
          label={t('sold_out_email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={maxEmail}
          value={email}
          onChange={setEmail}
          onBlur={() => email && setError(faultOf(email))}
          error={error}
        />
        {failure && <ErrorNote>{failure}</ErrorNote>}
        {product.customSize && (
          <p>
            <TextButton
              className="text-oud"
              onClick={() => {
                onClose()
                onMeasure()
              }}
            >
              {t('sold_out_measure')}
            </TextButton>
          </p>
        )}
      </form>
    </Dialog>
  )
}
