import type { Billing } from '@rimal/contract/checkout'
import { maxCompany, maxName, maxTaxNumber } from '@rimal/contract/limits'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
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

type FormProps = { checkoutState: ReturnType<typeof useCheckout>; filled: Filled }

/**
 * The billing address changes in the checkout only when the customer saves, so that the customer may also go back.
 */
function BillingForm(props: FormProps) {
  const { t } = useWords()
  const { form, billing, setBilling, faultOf, leave, back } = useBillingForm(props)
  const text = (name: 'company' | 'taxNumber') => ({
    name: `billing.${name}`,
    value: billing[name],
    onChange: (value: string) => setBilling({ ...billing, [name]: value }),
    onBlur: () => leave(`billing.${name}`),
    error: faultOf(`billing.${name}`),
    optional: true,
  })
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SameOrOther
        pickup={props.filled.pickup}
        same={billing.sameAsDelivery}
        onChange={(sameAsDelivery) => setBilling({ ...billing, sameAsDelivery })}
      />
      {!billing.sameAsDelivery && (
        <OtherAddress
          address={billing.address}
          onChange={(address) => setBilling({ ...billing, address })}
          faultOf={faultOf}
          onLeave={leave}
        />
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
      {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
      <Button type="submit" full busy={form.busy} className="mt-2">
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

function useBillingForm({ checkoutState, filled }: FormProps) {
  const words = useWords()
  const navigate = useNavigate()
  const back = useReturnPath()
  const [billing, setBilling] = useBillingDraft(filled)
  const own = billing.sameAsDelivery ? { ...billing, address: null } : billing
  const sent = detailsOf({ ...filled, billing: own }).billing
  const codes = checkBilling(sent)
  const { codeOf, leave, showAll } = useFaults(codes)
  const form = useSubmit({
    check() {
      if (Object.keys(codes).length > 0) showAll()
      return codes
    },
    async send() {
      checkoutState.change({ billing: own })
      const saved = await checkoutState.save({ billing: sent })
      if (!saved.ok) return { failure: saved.message || words.t('checkout_no_answer') }
      storeBillingDraft(null)
      return navigate(back)
    },
  })
  const faultOf = (field: string) => {
    const code = codeOf(field)
    return code && faultText(words, { field, code, address: billing.address })
  }
  return { form, billing, setBilling, faultOf, leave, back }
}

function SameOrOther(props: { pickup: boolean; same: boolean; onChange: (same: boolean) => void }) {
  const { pickup, same, onChange } = props
  const { t } = useWords()
  return (
    <RadioCards
      legend={t('billing_choice')}
      value={same ? 'same' : 'other'}
      onChange={(choice) => onChange(choice === 'same')}
      options={[
        {
          value: 'same',
          title: t(pickup ? 'billing_choice_pickup' : 'billing_choice_same'),
          hint: t(pickup ? 'billing_choice_pickup_hint' : 'billing_choice_same_hint'),
        },
        { value: 'other', title: t('billing_choice_other') },
      ]}
    />
  )
}

function OtherAddress(props: {
  address: BillingDraft['address']
  onChange: (address: BillingDraft['address']) => void
  faultOf: (field: string) => string | undefined
  onLeave: (field: string) => void
}) {
  const { address, onChange, faultOf, onLeave } = props
  const { t } = useWords()
  return (
    <>
      <TextField
        label={t('address_name')}
        name="billing.address.name"
        autoComplete="billing name"
        maxLength={maxName}
        required
        value={address.name}
        onChange={(name) => onChange({ ...address, name })}
        onBlur={() => onLeave('billing.address.name')}
        error={faultOf('billing.address.name')}
      />
      <AddressFields
        address={address}
        onChange={onChange}
        prefix="billing.address"
        faultOf={faultOf}
        onLeave={onLeave}
        forShipment={false}
      />
    </>
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
