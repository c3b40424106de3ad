import type { Product, ProductItem } from '@rimal/contract/catalog'
import { definiteArabic } from '@rimal/contract/text/definite-arabic'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useShop } from '../../../shop.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmailField } from '../../../ui/email/email-field.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { focusFirstError } from '../../../ui/field.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useMyCountry } from '../../delivery/my-country.ts'
import { isSoldOut } from '../product-choice.ts'
import { SizeToWaitFor } from './size-to-wait-for.tsx'
import { useAlertContact, wrongIn } from './use-alert-contact.ts'

type Props = {
  open: boolean
  onClose: () => void
  product: Product
  item: ProductItem
  /** The size that the customer pressed; null where the customer still has to choose one. */
  wanted: number | null
  /** Opens the made-to-measure form, as an alternative to the sold-out size. */
  onMeasure: () => void
}

/** Asks where to write when a sold-out size returns. */
export function NotifyWhenBack(props: Props) {
  const { open, onClose, product, item, wanted, onMeasure } = props
  const { t } = useWords()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { by, setBy, contact, write, fault, body } = useAlertContact()
  const [error, setError] = useState<string>()
  const [sizeError, setSizeError] = useState<string>()
  const [picked, setPicked] = useState({ wanted, size: wanted })
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  if (picked.wanted !== wanted) setPicked({ wanted, size: wanted })
  const soldOut = item.sizes.filter(isSoldOut)
  const { size = null, sku = null } = soldOut.find((option) => option.size === picked.size) ?? {}
  const { sendsTexts } = useShop()
  const country = useMyCountry() ?? undefined

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setSizeError(size === null ? t('size_needed') : undefined)
    setError(fault)
    setFailure(undefined)
    if (fault || size === null || sku === null) return focusFirstError(form.current)
    setBusy(true)
    try {
      const reply = await call('POST product/notify-when-back', { body: { sku, ...body } })
      const ofField = wrongIn(reply)
      setError(ofField && t(ofField))
      if (reply.errorCode !== 0) return setFailure(ofField ? undefined : reply.message)
      onClose()
      const back = { name: product.name, color: definiteArabic(item.colorName), size }
      showToast(t('sold_out_done', back), { ms: 6000 })
    } catch {
      setFailure(t('sold_out_failed'))
    } finally {
      setBusy(false)
    }
  }

  function change(text: string) {
    setError(undefined)
    write(text)
  }

  const field = {
    value: contact,
    onChange: change,
    onBlur: () => contact && setError(fault),
    error,
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        size === null
          ? t('sold_out_all', { color: definiteArabic(item.colorName) })
          : t('sold_out_title', { size })
      }
      footer={
        <Button full type="submit" form={formId} busy={busy}>
          {t(product.limitedTo === null ? 'sold_out_send' : 'sold_out_send_limited')}
        </Button>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={send} className="grid gap-5">
        <p>
          {size === null
            ? t('sold_out_which', { name: product.name, color: definiteArabic(item.colorName) })
            : t(sendsTexts ? 'sold_out_text_or_phone' : 'sold_out_text', {
                name: product.name,
                color: definiteArabic(item.colorName),
                size,
              })}
        </p>
        {product.limitedTo !== null && <p>{t('sold_out_limited')}</p>}
        {soldOut.length > 1 && (
          <SizeToWaitFor
            sizes={soldOut.map((option) => option.size)}
            value={size}
            onChange={(chosen) => {
              setPicked({ wanted, size: chosen })
              setSizeError(undefined)
            }}
            error={sizeError}
          />
        )}
        {sendsTexts && (
          <Segmented
            legend={t('sold_out_by')}
            value={by}
            onChange={(chosen) => {
              setError(undefined)
              setFailure(undefined)
              setBy(chosen)
            }}
            options={[
              { value: 'email', label: t('login_by_email') },
              { value: 'phone', label: t('login_by_phone') },
            ]}
          />
        )}
        {by === 'phone' ? (
          <PhoneField key="phone" {...field} label={t('login_phone')} country={country} />
        ) : (
          <EmailField key="email" {...field} label={t('sold_out_email')} />
        )}
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
