import type { SavedAddress } from '@rimal/contract/account'
import type { Address } from '@rimal/contract/addresses'
import type { ShippingOption } from '@rimal/contract/checkout'
import { maxAddresses } from '@rimal/contract/limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { CountryField } from '../../ui/country-field.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { focusFirstError } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
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

function DeliveryForm({ checkoutState, checkout, filled, refused, onRefused, goTo }: StepProps) {
  const { t, language } = useWords()
  const mine = checkoutState.addresses
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [waits, setWaits] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const codes = checkFilled(filled)
  const faults = useStepFaults({ filled, codes, refused, step: 'delivery', form })
  const { address } = filled
  const { isNew, keeps, setWanted } = useSaving(mine?.list, filled)
  const promotions = usePromotions({ checkoutState, checkout, filled })
  const isReached = promotions.asking || promotions.onRetry || checkout.shippingOptions.length > 0
  // No other field matters while no delivery to that country is possible.
  const unreached = isReached
    ? undefined
    : t('delivery_none', { country: countryName(address.country, language) })
  const faultOf = (name: string) => (name === 'address.country' && unreached) || faults.textOf(name)

  const isAddressWrong =
    unreached !== undefined ||
    Object.keys({ ...codes, ...refused }).some((name) => name.startsWith('address.'))

  const { shippingOptions } = checkout
  const collected = shippingOptions.filter(({ pickup }) => pickup)
  const brought = shippingOptions.filter(({ pickup }) => !pickup)
  const choose = (shippingMethod: string) => {
    const pickup = collected.some(({ id }) => id === shippingMethod)
    checkoutState.change({ shippingMethod, pickup })
    // The total beside it follows at once; going on sends it again.
    void checkoutState.save({ shippingMethod })
  }
  useEffect(() => {
    if (waits && !promotions.asking) form.current?.requestSubmit()
  }, [waits, promotions.asking])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    // If the button was pressed before the delivery methods have loaded, the checkout continues as soon as they
    // have.
    setWaits(promotions.asking)
    if (promotions.asking) return
    if (faults.count > 0) {
      faults.showAll()
      return focusFirstError(form.current)
    }
    setBusy(true)
    // The contact is saved too: a saved address brings its recipient with it.
    const { contact, address, billing } = detailsOf(filled)
    const shippingMethod = filled.shippingMethod ?? ''
    const saved = await checkoutState.save({ contact, address, billing, shippingMethod })
    setBusy(false)
    if (saved.ok) {
      if (isNew && keeps && !filled.pickup) void mine?.saveAddress(address)
      return goTo('payment')
    }
    setFailed(saved.message || t('checkout_no_answer'))
    onRefused(saved.fields)
    focusFirstError(form.current)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <BroughtOrCollected
        brought={brought}
        collected={collected}
        pickup={filled.pickup}
        onChoose={choose}
      />
      {filled.pickup ? (
        <CountryField
          name="address.country"
          label={t('address_country')}
          value={address.country}
          onChange={(country) => checkoutState.change({ address: broughtTo(country, address) })}
          onBlur={() => faults.leave('address.country')}
          error={faultOf('address.country')}
          required
        />
      ) : (
        <ChooseAddress
          addresses={mine?.list ?? []}
          filled={filled}
          isWrong={isAddressWrong}
          onChoose={checkoutState.change}
        >
          <AddressFields
            address={address}
            onChange={(address: Address) => checkoutState.change({ address })}
            prefix="address"
            faultOf={faultOf}
            onLeave={faults.leave}
            forShipment
          />
        </ChooseAddress>
      )}
      {isNew && !filled.pickup && (
        <Switch
          on={keeps}
          onChange={setWanted}
          label={t('address_keep_too')}
          className="text-small"
        />
      )}
      {/* Heard as soon as the country is chosen, seen below its field. */}
      <output className="sr-only">{unreached}</output>
      {isReached && (
        <DeliveryChoice
          options={filled.pickup ? collected : brought}
          {...promotions}
          value={filled.shippingMethod}
          onChange={choose}
          error={faults.textOf('shippingMethod')}
        />
      )}
      <BillingLine filled={filled} step="delivery" />
      {failed && <ErrorNote>{failed}</ErrorNote>}
      <Button type="submit" full busy={busy || waits} className="mt-2">
        {t('checkout_to_payment')}
      </Button>
    </form>
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
