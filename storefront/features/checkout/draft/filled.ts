import { type Address, normaliseAddress } from '@rimal/contract/addresses'
import type { Billing, CheckoutDraft, Contact } from '@rimal/contract/checkout'
import { type PaymentMethod, paymentMethods } from '@rimal/contract/choices'
import { plainPhone } from '../../../ui/phone/phone-field.tsx'

/** All values that checkout asks for, as they are in its fields. */
export type Filled = {
  contact: Contact
  address: Address
  billing: Billing
  shippingMethod: string | null
  /** True when the customer picks the order up: then the address needs only its country. */
  pickup: boolean
  paymentMethod: PaymentMethod | null
}

export function emptyAddress(country: string): Address {
  return {
    type: 'home',
    name: '',
    country,
    state: '',
    district: '',
    city: '',
    addressLineOne: '',
    addressLineTwo: '',
    zipCode: '',
    phone: '',
    alternateNumber: '',
    landmark: '',
    email: '',
  }
}

const noContact: Contact = { name: '', email: '', phone: '' }
const sameBilling: Billing = { sameAsDelivery: true, company: '', taxNumber: '', address: null }

/** Fills the checkout. Values in this tab take precedence over those on the server: the customer saw them last. */
export function fillFrom(input: {
  draft: CheckoutDraft
  mirror: Partial<Filled>
  country: string
}): Filled {
  const { draft, mirror, country } = input
  const method = paymentMethods.find((known) => known === draft.paymentMethod)
  return {
    contact: { ...noContact, ...draft.contact, ...mirror.contact },
    address: { ...emptyAddress(country), ...draft.address, ...mirror.address },
    billing: { ...sameBilling, ...draft.billing, ...mirror.billing },
    shippingMethod: mirror.shippingMethod ?? draft.shippingMethod ?? null,
    pickup: mirror.pickup ?? false,
    paymentMethod: mirror.paymentMethod ?? method ?? null,
  }
}

/**
 * Returns the values as the server takes them: normalised, with completed phone numbers and the contact's name for
 * the delivery.
 */
export function detailsOf({ contact, address: written, billing, pickup }: Filled) {
  const normaliseContact = normaliseContactOf(contact)
  // An address typed before the customer chose pickup stays in its fields and is not sent.
  const address = pickup ? emptyAddress(written.country) : written
  return {
    contact: normaliseContact,
    address: normaliseAddress({
      ...address,
      ...normaliseContact,
      alternateNumber: plainPhone(address.alternateNumber),
    }),
    billing: {
      ...billing,
      address:
        billing.sameAsDelivery || !billing.address
          ? null
          : normaliseAddress({
              ...billing.address,
              phone: normaliseContact.phone,
              email: normaliseContact.email,
            }),
    },
  }
}

export function normaliseContactOf({ name, email, phone }: Contact): Contact {
  const { name: normaliseName, email: normaliseEmail } = normaliseAddress({
    ...emptyAddress('AE'),
    name,
    email,
  })
  return { name: normaliseName, email: normaliseEmail, phone: plainPhone(phone) }
}

/**
 * Returns only the values that were typed since the last render: data of the customer may have arrived from the
 * shop meanwhile.
 */
export function changedOf(
  drawn: Filled['contact'],
  written: Filled['contact'],
): Partial<Filled['contact']> {
  const parts = Object.keys(written) as (keyof Filled['contact'])[]
  return Object.fromEntries(
    parts.filter((part) => written[part] !== drawn[part]).map((part) => [part, written[part]]),
  )
}

/**
 * The newly typed values, or a function that makes them from the current ones: answers arrive while the customer
 * types.
 */
export type Change = Partial<Filled> | ((typed: Filled) => Partial<Filled>)
