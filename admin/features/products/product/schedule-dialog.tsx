import { Button, TextInput } from '@mantine/core'
import type { StaffProduct } from '@rimal/contract/staff/products'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useShop } from '../../../use-shop.ts'
import { useWords } from '../../../words.tsx'
import { readsOfProducts } from '../reads-of-products.ts'
import { instantIn } from '../../../ui/form/instant-in.ts'

type Props = { product: StaffProduct; isOpen: boolean; onClose: () => void }

/** Asks for the day and the time at which a draft is published, in the time zone of the shop. */
export function ScheduleDialog({ product: { id, revision }, isOpen, onClose }: Props) {
  const { t } = useWords()
  const timeZone = useShop()?.timeZone ?? 'UTC'
  const [typed, setTyped] = useState('')
  const send = useSend(readsOfProducts)
  const { run, isBusy, error, fields } = useChange(async () => {
    const publishAt = typed === '' ? {} : { publishAt: instantIn(typed, timeZone) }
    await send('POST staff/change-product-state', {
      body: { id, revision, state: 'scheduled', ...publishAt },
    })
    onClose()
  })
  return (
    <Dialog title={t('product_schedule_title')} isOpen={isOpen} onClose={onClose}>
      <form onSubmit={onSubmit(run)} className={ui.form}>
        {Object.keys(fields).length === 0 ? <Notice error={error} /> : null}
        <TextInput
          type="datetime-local"
          dir="ltr"
          label={t('product_schedule_at', { zone: timeZone })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={fields['publishAt']}
          data-autofocus
        />
        <Button type="submit" loading={isBusy}>
          {t('product_schedule_save')}
        </Button>
      </form>
    </Dialog>
  )
}
