import type { Product, ProductItem } from '@rimal/contract/catalog'
import { definiteArabic } from '@rimal/contract/text/definite-arabic'
import { useId, useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useShop } from '../../../shop.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmailField } from '../../../ui/email/email-field.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { PhoneField } from '../../../ui/phone/phone-field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
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
  const { open, onClose, product, item, onMeasure } = props
  const { t } = useWords()
  const formId = useId()
  const alert = useAlert(props)
  const { form, soldOut, size } = alert
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
        <Button full type="submit" form={formId} busy={form.busy}>
          {t(product.limitedTo === null ? 'sold_out_send' : 'sold_out_send_limited')}
        </Button>
      }
    >
      <form id={formId} {...form.props} className="grid gap-5">
        <Explanation product={product} item={item} size={size} />
        {soldOut.length > 1 && (
          <SizeToWaitFor
            sizes={soldOut.map((option) => option.size)}
            value={size}
            onChange={alert.pick}
            error={form.faults.size}
          />
        )}
        <WhereToWrite alert={alert} />
        {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
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

/** The size and the contact of the alert, and how it is sent. */
function useAlert({ product, item, wanted, onClose }: Props) {
  const { t } = useWords()
  const contact = useAlertContact()
  const [picked, setPicked] = useState({ wanted, size: wanted })
  if (picked.wanted !== wanted) setPicked({ wanted, size: wanted })
  const soldOut = item.sizes.filter(isSoldOut)
  const { size = null, sku = null } = soldOut.find((option) => option.size === picked.size) ?? {}
  const form = useSubmit<'size' | 'contact'>({
    check: () => ({
      ...(size === null ? { size: t('size_needed') } : {}),
      ...(contact.fault ? { contact: contact.fault } : {}),
    }),
    async send() {
      if (size === null || sku === null) return
      const reply = await tryCall('POST product/notify-when-back', {
        body: { sku, ...contact.body },
      })
      if (!reply) return { failure: t('sold_out_failed') }
      const ofField = wrongIn(reply)
      if (ofField) return { faults: { contact: t(ofField) } }
      if (reply.errorCode !== 0) return { failure: reply.message }
      onClose()
      const back = { name: product.name, color: definiteArabic(item.colorName), size }
      showToast(t('sold_out_done', back), { ms: 6000 })
    },
  })

  function pick(chosen: number) {
    setPicked({ wanted, size: chosen })
    form.forgive(['size'])
  }
  return { form, contact, soldOut, size, pick }
}

function Explanation({
  product,
  item,
  size,
}: Pick<Props, 'product' | 'item'> & { size: number | null }) {
  const { t } = useWords()
  const { sendsTexts } = useShop()
  const of = { name: product.name, color: definiteArabic(item.colorName) }
  return (
    <>
      <p>
        {size === null
          ? t('sold_out_which', of)
          : t(sendsTexts ? 'sold_out_text_or_phone' : 'sold_out_text', { ...of, size })}
      </p>
      {product.limitedTo !== null && <p>{t('sold_out_limited')}</p>}
    </>
  )
}

function WhereToWrite({ alert }: { alert: ReturnType<typeof useAlert> }) {
  const { t } = useWords()
  const { form, contact } = alert
  const { sendsTexts } = useShop()
  const country = useMyCountry() ?? undefined
  const field = {
    value: contact.contact,
    onChange(text: string) {
      form.forgive(['contact'])
      contact.write(text)
    },
    onBlur: () => contact.contact && form.put({ contact: contact.fault }),
    error: form.faults.contact,
  }
  return (
    <>
      {sendsTexts && (
        <Segmented
          legend={t('sold_out_by')}
          value={contact.by}
          onChange={(chosen) => {
            form.forgive(['contact'])
            contact.setBy(chosen)
          }}
          options={[
            { value: 'email', label: t('login_by_email') },
            { value: 'phone', label: t('login_by_phone') },
          ]}
        />
      )}
      {contact.by === 'phone' ? (
        <PhoneField key="phone" {...field} label={t('login_phone')} country={country} />
      ) : (
        <EmailField key="email" {...field} label={t('sold_out_email')} />
      )}
    </>
  )
}
