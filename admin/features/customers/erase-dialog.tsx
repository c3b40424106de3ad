import { Button, TextInput } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'

type Props = { customer: StaffCustomer; isOpen: boolean; onClose: () => void }

/** Erases a customer, after the effect was read and a word was typed. */
export function EraseDialog({ customer, isOpen, onClose }: Props) {
  const { t, language } = useWords()
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const send = useSend(['GET staff/list-customers', 'GET staff/list-audit'])
  const queries = useQueryClient()
  const { customerId, name, credit } = customer
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/erase-customer', { body: { customerId } })
    await navigate('/customers')
    // Back would show the erased customer otherwise. While the page was there, it would have been read again.
    queries.removeQueries({
      queryKey: ['GET staff/get-customer/{customerId}', { params: { customerId } }],
    })
  })
  const word = t('customer_erase_word')
  const isTyped = typed.trim().toLowerCase() === word
  return (
    <Dialog
      title={t('customer_erase_title', { name: isolate(name) })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <form className={ui.form} onSubmit={onSubmit(run)}>
        <Notice error={error} />
        <p>{t('customer_erase_effect')}</p>
        {credit.balances
          .filter(({ amount }) => amount > 0)
          .map(({ currency, amount }) => (
            <p key={currency}>
              {t('customer_erase_lost', { amount: formatMoney(amount, { currency, language }) })}
            </p>
          ))}
        <TextInput
          label={t('customer_erase_type', { word })}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="danger" loading={isBusy} disabled={!isTyped}>
          {t('customer_erase')}
        </Button>
      </form>
    </Dialog>
  )
}
