import type { SavedAddress } from '@rimal/contract/account'
import type { Address } from '@rimal/contract/addresses'
import type { ShippingOption } from '@rimal/contract/checkout'
import { maxAddresses } from '@rimal/contract/limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { CountryField } from '../../ui/country-field.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { arrivalText } from '../cart/arrival-words.ts'
import { readyText } from '../delivery/ready-text.ts'
import { broughtTo } from '../delivery/brought-to.ts'
import { AddressFields } from './address/address-fields.tsx'
import { addressText, countryName } from './address/address-text.ts'
import { ChooseAddress } from './address/choose-address.tsx'
import { BillingLine } from './billing-line.tsx'
import { checkFilled } from './draft/check-filled.ts'
import type { StepProps } from './step-props.ts'
import { DeliveryChoice } from './choices/delivery-choice.tsx'
import { detailsOf, type Filled } from './draft/filled.ts'
import { findChosen } from './draft/known-customer.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepFaults } from './draft/use-step-faults.ts'

export function DeliveryStep(props: StepProps) {
  const { now, arrived } = props
  const { t } = useWords()
  return (
    <StepFrame
      number={2}
      title={t('checkout_delivery')}
      place={now === 'delivery' ? 'now' : now === 'contact' ? 'later' : 'done'}
      arrived={arrived}
      editTo="/checkout?step=delivery"
      later={t('checkout_later_delivery')}
      summary={<DeliverySummary {...props} />}
    >
      <DeliveryForm {...props} />
    </StepFrame>
  )
}

function DeliverySummary({ checkout, filled }: StepProps) {
  const words = useWords()
  const { t } = words
  const method = checkout.shippingOptions.find(({ id }) => id === filled.shippingMethod)
  return (
    <>
      <span>
        {method?.pickup
          ? [method.title, method.pickup.address].join(t('list_separator'))
          : addressText(detailsOf(filled).address, words)}
      </span>
      {method?.pickup && <span>{readyText(method.arrival, words)}</span>}
      {method && !method.pickup && (
        <span>{[method.title, arrivalText(method.arrival, words)].join(t('list_separator'))}</span>
      )}
    </>
  )
}

function DeliveryForm(props: StepProps) {
  const { checkoutState, checkout, filled } = props
  const { t } = useWords()
  const saving = useSaving(checkoutState.addresses?.list, filled)
  const promotions = usePromotions({ checkoutState, checkout, filled })
  const { form, faults, waits, onSubmit } = useDeliveryForm({ ...props, saving, promotions })
  const place = usePlace(props, { faults, promotions })
  const { shippingOptions } = checkout
  const collected = shippingOptions.filter(({ pickup }) => pickup)
  const brought = shippingOptions.filter(({ pickup }) => !pickup)
  const choose = (shippingMethod: string) => {
    const pickup = collected.some(({ id }) => id === shippingMethod)
    checkoutState.change({ shippingMethod, pickup })
    // The total beside it follows at once; going on sends it again.
    void checkoutState.save({ shippingMethod })
  }
  return (
    <form {...form.props} onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BroughtOrCollected
        brought={brought}
        collected={collected}
        pickup={filled.pickup}
        onChoose={choose}
      />
      <Place {...props} place={place} onLeave={faults.leave} />
      {saving.isNew && !filled.pickup && (
        <Switch
          on={saving.keeps}
          onChange={saving.setWanted}
          label={t('address_keep_too')}
          className="text-small"
        />
      )}
      {/* Heard as soon as the country is chosen, seen below its field. */}
      <output className="sr-only">{place.unreached}</output>
      {place.isReached && (
        <DeliveryChoice
          options={filled.pickup ? collected : brought}
          {...promotions}
          value={filled.shippingMethod}
          onChange={choose}
          error={faults.textOf('shippingMethod')}
        />
      )}
      <BillingLine filled={filled} step="delivery" />
      {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
      <Button type="submit" full busy={form.busy || waits} className="mt-2">
        {t('checkout_to_payment')}
      </Button>
    </form>
  )
}

type Promotions = ReturnType<typeof usePromotions>
type StepFaults = ReturnType<typeof useStepFaults>

/** Sends the address and the delivery method, once the methods of the country have loaded. */
function useDeliveryForm(
  props: StepProps & { saving: ReturnType<typeof useSaving>; promotions: Promotions },
) {
  const { checkoutState, filled, refused, onRefused, goTo, saving, promotions } = props
  const { t } = useWords()
  const ref = useRef<HTMLFormElement>(null)
  const [waits, setWaits] = useState(false)
  const codes = checkFilled(filled)
  const faults = useStepFaults({ filled, codes, refused, step: 'delivery', form: ref })
  const sending = {
    check: faults.check,
    async send() {
      // The contact is saved too: a saved address brings its recipient with it.
      const { contact, address, billing } = detailsOf(filled)
      const shippingMethod = filled.shippingMethod ?? ''
      const saved = await checkoutState.save({ contact, address, billing, shippingMethod })
      if (saved.ok) {
        const keeps = saving.isNew && saving.keeps && !filled.pickup
        if (keeps) void checkoutState.addresses?.saveAddress(address)
        return goTo('payment')
      }
      onRefused(saved.fields)
      return { failure: saved.message || t('checkout_no_answer'), faults: saved.fields }
    },
  }
  const form = useSubmit(sending, ref)
  useEffect(() => {
    if (waits && !promotions.asking) ref.current?.requestSubmit()
  }, [waits, promotions.asking])

  // If the button was pressed before the delivery methods have loaded, the checkout continues as soon as they have.
  function onSubmit(event: FormEvent) {
    setWaits(promotions.asking)
    if (promotions.asking) event.preventDefault()
    else form.props.onSubmit(event)
  }
  return { form, faults, waits, onSubmit }
}

/** Says whether the shop delivers to the country; no other field matters while it does not. */
function usePlace(
  { checkout, filled, refused }: StepProps,
  { faults, promotions }: { faults: StepFaults; promotions: Promotions },
) {
  const { t, language } = useWords()
  const { country } = filled.address
  const isReached =
    promotions.asking || promotions.onRetry !== undefined || checkout.shippingOptions.length > 0
  const unreached = isReached
    ? undefined
    : t('delivery_none', { country: countryName(country, language) })
  return {
    isReached,
    unreached,
    isWrong:
      unreached !== undefined ||
      Object.keys({ ...checkFilled(filled), ...refused }).some((name) =>
        name.startsWith('address.'),
      ),
    faultOf: (name: string) => (name === 'address.country' && unreached) || faults.textOf(name),
  }
}

/** The country alone where the customer picks the order up, else the whole address. */
function Place(
  props: Pick<StepProps, 'checkoutState' | 'filled'> & {
    place: ReturnType<typeof usePlace>
    onLeave: (field: string) => void
  },
) {
  const { checkoutState, filled, place, onLeave } = props
  const { t } = useWords()
  const { address } = filled
  if (filled.pickup) {
    return (
      <CountryField
        name="address.country"
        label={t('address_country')}
        value={address.country}
        onChange={(country) => checkoutState.change({ address: broughtTo(country, address) })}
        onBlur={() => onLeave('address.country')}
        error={place.faultOf('address.country')}
        required
      />
    )
  }
  return (
    <ChooseAddress
      addresses={checkoutState.addresses?.list ?? []}
      filled={filled}
      isWrong={place.isWrong}
      onChoose={checkoutState.change}
    >
      <AddressFields
        address={address}
        onChange={(address: Address) => checkoutState.change({ address })}
        prefix="address"
        faultOf={place.faultOf}
        onLeave={onLeave}
        forShipment
      />
    </ChooseAddress>
  )
}

/** Asked first, as an address is only needed for one of them. */
function BroughtOrCollected(props: {
  brought: ShippingOption[]
  collected: ShippingOption[]
  pickup: boolean
  onChoose: (id: string) => void
}) {
  const { brought, collected, pickup, onChoose } = props
  const { t } = useWords()
  const [courier] = brought.toSorted((a, b) => a.price - b.price)
  const [place] = collected
  if (!courier || !place) return null
  return (
    <Segmented
      legend={t('delivery_or_pickup')}
      value={pickup ? 'collected' : 'brought'}
      onChange={(value) => onChoose(value === 'collected' ? place.id : courier.id)}
      options={[
        { value: 'brought', label: t('delivery_brought') },
        { value: 'collected', label: t('delivery_collected') },
      ]}
    />
  )
}

/**
 * The first address is saved unless the customer says otherwise; a further address, which may be for a gift, is
 * saved only when the customer asks for it.
 */
function useSaving(book: SavedAddress[] | undefined, filled: Filled) {
  const [input, setWanted] = useState<boolean | null>(null)
  const isNew =
    book !== undefined && book.length < maxAddresses && findChosen(filled, book) === undefined
  return { isNew, keeps: input ?? book?.length === 0, setWanted }
}

/** Delivery methods belong to a country: a change of the country is sent to the shop as soon as it is chosen. */
function usePromotions({
  checkoutState,
  checkout,
  filled,
}: Pick<StepProps, 'checkoutState' | 'checkout' | 'filled'>) {
  const { save } = checkoutState
  const { country } = filled.address
  const known = checkout.draft.address?.country ?? ''
  const [failedFor, setFailedFor] = useState<string | null>(null)
  const stale = country !== '' && country !== known
  const failed = stale && failedFor === country
  const latest = useRef(filled)
  useEffect(() => void (latest.current = filled))
  useEffect(() => {
    if (!stale || failed) return
    void save({ address: detailsOf(latest.current).address }).then(({ ok }) => {
      if (!ok) setFailedFor(country)
    })
  }, [stale, failed, country, save])
  return { asking: stale && !failed, onRetry: failed ? () => setFailedFor(null) : undefined }
}
