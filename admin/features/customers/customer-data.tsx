import { Button } from '@mantine/core'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { useState } from 'react'
import { useSend } from '../../queries.ts'
import { Notice } from '../../ui/notice.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import css from './customers.module.css'
import { EraseDialog } from './erase-dialog.tsx'

/** What an owner does when a customer asks for the data, or for its erasure. */
export function CustomerData({ customer }: { customer: StaffCustomer }) {
  const { t } = useWords()
  const [isErasing, setErasing] = useState(false)
  const send = useSend()
  const { customerId } = customer
  const { run, isBusy, error } = useChange(async () => {
    const data = await send('POST staff/export-customer', { body: { customerId } })
    download(data, `customer-${customerId.slice(0, 8)}.json`)
  })
  return (
    <div className={css.data}>
      <p className={ui.lede}>{t('customer_data_lede')}</p>
      <Notice error={error} />
      <Button variant="default" loading={isBusy} onClick={() => void run()}>
        {t('customer_export')}
      </Button>
      <Button variant="danger" onClick={() => setErasing(true)}>
        {t('customer_erase')}
      </Button>
      <EraseDialog customer={customer} isOpen={isErasing} onClose={() => setErasing(false)} />
    </div>
  )
}

/** Saves data as a file on the device. */
function download(data: unknown, name: string) {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
