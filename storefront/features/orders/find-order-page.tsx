import { errors } from '@rimal/contract/errors'
import { maxOrderNumber } from '@rimal/contract/limits'
import { useNavigate } from 'react-router'
import { tryCall } from '../../api.ts'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email/email-field.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'

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
  const form = useFindOrder()
  return (
    <form {...form.props} className="grid gap-4">
      <TextField
        {...form.field('orderNumber')}
        label={t('find_order_number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={example}
        dir="ltr"
        maxLength={maxOrderNumber}
        required
      />
      <EmailField {...form.field('contact')} label={t('find_order_contact')} type="text" required />
      {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
      <Button type="submit" full busy={form.busy} className="mt-2">
        {t('find_order_submit')}
      </Button>
    </form>
  )
}

const minContact = 3

function useFindOrder() {
  const { t } = useWords()
  const navigate = useNavigate()
  return useForm<{ orderNumber: string; contact: string }>({
    start: { orderNumber: '', contact: '' },
    check: ({ orderNumber, contact }) => ({
      ...(/\p{Nd}/u.test(orderNumber) ? {} : { orderNumber: t('field_required') }),
      ...(contact.trim().length < minContact ? { contact: t('field_required') } : {}),
    }),
    async send({ orderNumber, contact }) {
      const body = { orderNumber: orderNumber.trim(), contact: contact.trim() }
      const reply = await tryCall('POST order/find-order', { body })
      if (reply?.result) return navigate(`/order/${reply.result.orderToken}`)
      const isUnknown = reply?.errorCode === errors.order_not_found.number
      return {
        failure: isUnknown ? t('find_order_none') : reply?.message || t('checkout_no_answer'),
      }
    },
  })
}
