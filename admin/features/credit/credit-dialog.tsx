import { Button, NativeSelect } from '@mantine/core'
import type { CreditGrantReason } from '@rimal/contract/credit/credit'
import { creditGrantReasons } from '@rimal/contract/credit/credit-kinds'
import { currencies, formatMoney } from '@rimal/contract/money'
import type { CreditOfCustomer } from '@rimal/contract/staff/credit'
import { useState } from 'react'
import { NoteField } from '../../ui/fields/note-field.tsx'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { MoneyField } from '../../ui/form/number-field.tsx'
import { useKey } from '../../ui/form/use-key.ts'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'

export type CreditChange = 'grant' | 'take'
type Currency = (typeof currencies)[number]

type Props = {
  change: CreditChange
  contact: string
  credit: CreditOfCustomer
  onClose: () => void
  /** Called with the sentence that says what was done. */
  onDone: (sentence: string) => void
}

const maxNote = 500

/** Grants store credit, or takes back what was granted by mistake; the button repeats the amount. */
export function CreditDialog({ change, contact, credit, onClose, onDone }: Props) {
  const { t } = useWords()
  const offered = useCurrencies(change, credit)
  const [currency, setCurrency] = useState<Currency | null>(null)
  const chosen = currency ?? offered[0] ?? 'AED'
  const form = useCreditChange({ change, contact, currency: chosen, onDone })
  return (
    <Dialog
      title={t(`staff_credit_${change}_title`, { name: isolate(credit.name) })}
      isOpen
      onClose={onClose}
    >
      <form onSubmit={onSubmit(form.run)} className={ui.form} noValidate>
        <p>{t(`staff_credit_${change}_effect`)}</p>
        <Notice error={form.error} />
        {offered.length > 1 ? (
          <NativeSelect
            label={t('staff_credit_currency')}
            value={chosen}
            onChange={(event) => {
              setCurrency(event.currentTarget.value as Currency)
              // Another currency may have other decimals.
              form.setAmount(null)
            }}
            data={offered}
          />
        ) : null}
        <MoneyField
          key={chosen}
          label={t('staff_credit_amount')}
          currency={chosen}
          value={form.amount}
          onChange={form.setAmount}
        />
        {change === 'grant' ? (
          <NativeSelect
            label={t('staff_credit_reason')}
            value={form.reason}
            onChange={(event) => form.setReason(event.currentTarget.value as CreditGrantReason)}
            data={creditGrantReasons.map((one) => ({
              value: one,
              label: t(`staff_credit_reason_${one}`),
            }))}
          />
        ) : null}
        <NoteField
          label={t('staff_credit_note')}
          maxLength={maxNote}
          value={form.note}
          onChange={form.setNote}
        />
        <SubmitButton change={change} amount={form.amount} currency={chosen} isBusy={form.isBusy} />
      </form>
    </Dialog>
  )
}

type SubmitProps = {
  change: CreditChange
  amount: number | null
  currency: string
  isBusy: boolean
}

function SubmitButton({ change, amount, currency, isBusy }: SubmitProps) {
  const { t, language } = useWords()
  return (
    <Button
      type="submit"
      variant={change === 'grant' ? 'filled' : 'danger'}
      loading={isBusy}
      aria-disabled={!amount}
      data-disabled={!amount || undefined}
    >
      {amount
        ? t(`staff_credit_${change}_amount`, {
            amount: formatMoney(amount, { currency, language }),
          })
        : t(`staff_credit_${change}`)}
    </Button>
  )
}

type ChangeOptions = Pick<Props, 'change' | 'contact' | 'onDone'> & { currency: Currency }

function useCreditChange({ change, contact, currency, onDone }: ChangeOptions) {
  const { t, language } = useWords()
  const [amount, setAmount] = useState<number | null>(null)
  const [reason, setReason] = useState<CreditGrantReason>('apology')
  const [note, setNote] = useState('')
  const noted = note.trim() ? { note: note.trim() } : {}
  const key = useKey(JSON.stringify({ amount, currency, reason, note }))
  const send = useSend([
    'GET staff/get-credit',
    'GET staff/list-credit',
    'GET staff/list-credit-entries',
    'GET staff/get-customer/{customerId}',
  ])
  const { run, isBusy, error } = useChange(async () => {
    if (!amount) return
    const body = { contact, key, amount, currency, ...noted }
    if (change === 'grant') await send('POST staff/grant-credit', { body: { ...body, reason } })
    else await send('POST staff/correct-credit', { body })
    const text = formatMoney(amount, { currency, language })
    onDone(t(change === 'grant' ? 'staff_credit_granted' : 'staff_credit_taken', { amount: text }))
  })
  return { amount, setAmount, reason, setReason, note, setNote, run, isBusy, error }
}

/** A grant is in a currency of the shop; what is taken back is in one that the customer has. */
function useCurrencies(change: CreditChange, { balances }: CreditOfCustomer): Currency[] {
  const shop = useShop()
  const named =
    change === 'take'
      ? balances.filter(({ amount }) => amount > 0).map(({ currency }) => currency)
      : shop
        ? [shop.currency, ...shop.otherPayments.map(({ currency }) => currency)]
        : []
  return currencies
    .filter((one) => named.includes(one))
    .toSorted((a, b) => named.indexOf(a) - named.indexOf(b))
}
