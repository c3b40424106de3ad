import { type Address, normaliseAddress } from '@rimal/contract/addresses'
import type { Billing, CheckoutDraft, Contact } from '@rimal/contract/checkout'
import { type PaymentMethod, paymentMethods } from '@rimal/contract/choices'
import { plainPhone } from '../../../ui/phone-field.tsx'

/** All that checkout asks for, as it stands in its fields. */
export type Filled = {
  contact: Contact
  address: Address
  billing: Billing
  shippingMethod: string | null
  /** She collects it: then no address is asked for but its country. */
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

/** What this tab still holds stands over what the server keeps: it is what she saw last. */
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

/** As the server takes it: tidied, with short phones and the contact's name on the parcel. */
export function detailsOf({ contact, address: written, billing, pickup }: Filled) {
  const normaliseContact = normaliseContactOf(contact)
  // What she wrote before she chose to collect it stays in its fields, and goes nowhere.
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

/** Only what she wrote just now: what the shop knows of her may have come since this was drawn. */
export function changedOf(
  drawn: Filled['contact'],
  written: Filled['contact'],
): Partial<Filled['contact']> {
  const parts = Object.keys(written) as (keyof Filled['contact'])[]
  return Object.fromEntries(
    parts.filter((part) => written[part] !== drawn[part]).map((part) => [part, written[part]]),
  )
}

/** What is written anew, or how it comes of what stands there by then: answers arrive while she types. */
export type Change = Partial<Filled> | ((typed: Filled) => Partial<Filled>)
