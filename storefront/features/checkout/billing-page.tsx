import type { Billing } from '@rimal/contract/checkout'
import { maxCompany, maxName, maxTaxNumber } from '@rimal/contract/limits'
import { type FormEvent, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AddressFields } from './address/address-fields.tsx'
import { checkBilling, faultText, steps } from './draft/check-filled.ts'
import { detailsOf, emptyAddress, type Filled } from './draft/filled.ts'
import { storeBillingDraft, readBillingDraft } from './draft/mirror.ts'
import { useCheckout } from './use-checkout.ts'
import { useFaults } from './draft/use-faults.ts'

export const handle: PageHandle = {
  chrome: 'checkout',
  head: ({ words }) => ({ title: words.t('billing_title'), noIndex: true }),
}

export function Component() {
  const { t } = useWords()
  const checkoutState = useCheckout()
  const { state, filled } = checkoutState
  return (
    <div className="wrap">
      <div className="mx-auto grid max-w-[38rem] gap-6 pt-7 lg:pt-12">
        <div className="grid gap-2">
          <h1 className="text-h1">{t('billing_title')}</h1>
          <p className="text-ink-2">{t('billing_text')}</p>
        </div>
        {filled && state !== 'empty' && (
          <BillingForm checkoutState={checkoutState} filled={filled} />
        )}
        {(state === 'loading' || state === 'empty') && <Skeleton className="h-80" />}
        {/* The checkout says how to continue with an empty cart; this page stays until the checkout is there. */}
        {state === 'empty' && <Navigate to="/checkout" replace />}
        {state === 'broken' && (
          <ErrorNote onRetry={() => void checkoutState.load()}>{t('checkout_no_answer')}</ErrorNote>
        )}
      </div>
    </div>
  )
}

/**
 * The billing address changes in the checkout only when the customer saves, so that the customer may also go back.
 */
function BillingForm({
  checkoutState,
  filled,
}: {
  checkoutState: ReturnType<typeof useCheckout>
  filled: Filled
}) {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const back = useReturnPath()
  const form = useRef<HTMLFormElement>(null)
  const [billing, setBilling] = useBillingDraft(filled)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const own = billing.sameAsDelivery ? { ...billing, address: null } : billing
  const codes = checkBilling(detailsOf({ ...filled, billing: own }).billing)
  const { codeOf, leave, showAll } = useFaults(codes)
  const { address } = billing
  const faultOf = (field: string) => {
    const code = codeOf(field)
    return code && faultText(words, { field, code, address })
  }
  const text = (name: 'company' | 'taxNumber') => ({
    name: `billing.${name}`,
    value: billing[name],
    onChange: (value: string) => setBilling({ ...billing, [name]: value }),
    onBlur: () => leave(`billing.${name}`),
    error: faultOf(`billing.${name}`),
    optional: true,
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (Object.keys(codes).length > 0) {
      showAll()
      return focusFirstError(form.current)
    }
    setBusy(true)
    checkoutState.change({ billing: own })
    const saved = await checkoutState.save({
      billing: detailsOf({ ...filled, billing: own }).billing,
    })
    setBusy(false)
    if (saved.ok) {
      storeBillingDraft(null)
      return navigate(back)
    }
    setFailed(saved.message || t('checkout_no_answer'))
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <RadioCards
        legend={t('billing_choice')}
        value={billing.sameAsDelivery ? 'same' : 'other'}
        onChange={(choice) => setBilling({ ...billing, sameAsDelivery: choice === 'same' })}
        options={[
          {
            value: 'same',
            title: t(filled.pickup ? 'billing_choice_pickup' : 'billing_choice_same'),
            hint: t(filled.pickup ? 'billing_choice_pickup_hint' : 'billing_choice_same_hint'),
          },
          { value: 'other', title: t('billing_choice_other') },
        ]}
      />
      {!billing.sameAsDelivery && (
        <>
          <TextField
            label={t('address_name')}
            name="billing.address.name"
            autoComplete="billing name"
            maxLength={maxName}
            required
            value={address.name}
            onChange={(name) => setBilling({ ...billing, address: { ...address, name } })}
            onBlur={() => leave('billing.address.name')}
            error={faultOf('billing.address.name')}
          />
          <AddressFields
            address={address}
            onChange={(changed) => setBilling({ ...billing, address: changed })}
            prefix="billing.address"
            faultOf={faultOf}
            onLeave={leave}
            forShipment={false}
          />
        </>
      )}
      <TextField
        {...text('company')}
        label={t('billing_company')}
        autoComplete="billing organization"
        maxLength={maxCompany}
      />
      <TextField
        {...text('taxNumber')}
        label={t('billing_tax_number')}
        hint={t('billing_tax_number_hint')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={maxTaxNumber}
      />
      {failed && <ErrorNote>{failed}</ErrorNote>}
      <Button type="submit" full busy={busy} className="mt-2">
        {t('billing_save')}
      </Button>
      <p className="text-center text-small">
        <TextLink to={back} onClick={() => storeBillingDraft(null)}>
          {t('billing_back')}
        </TextLink>
      </p>
    </form>
  )
}

type BillingDraft = Billing & { address: NonNullable<Billing['address']> }

/** Stores the draft in this tab, so that the other language or a reload finds the text that was being written. */
function useBillingDraft(filled: Filled) {
  const [billing, setBilling] = useState(() =>
    withAddress({ ...filled, billing: readBillingDraft() ?? filled.billing }),
  )
  const change = (changed: BillingDraft) => {
    setBilling(changed)
    storeBillingDraft(changed)
  }
  return [billing, change] as const
}

function withAddress({ billing, address }: Pick<Filled, 'billing' | 'address'>): BillingDraft {
  return { ...billing, address: billing.address ?? emptyAddress(address.country) }
}

function useReturnPath(): string {
  const [search] = useSearchParams()
  const step = steps.find((known) => known === search.get('step')) ?? 'delivery'
  return `/checkout?step=${step}`
}
