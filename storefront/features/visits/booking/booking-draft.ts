import type { Address } from '@rimal/contract/addresses'
import type { Contact } from '@rimal/contract/checkout'
import type { HomeService } from '@rimal/contract/visits'
import { useSyncExternalStore } from 'react'
import { emptyAddress } from '../../checkout/draft/filled.ts'

/** The values in the fields of a booking. */
export type BookingDraft = {
  contact: Contact
  address: Address
  day: string | null
  timeSlot: string | null
  units: string
  remarks: string
  /** Under which it is sent, however often: '' until it is sent first. */
  idempotencyKey: string
}

export function blankBooking({ country, minimumUnits }: HomeService): BookingDraft {
  return {
    contact: { name: '', email: '', phone: '' },
    address: emptyAddress(country),
    day: null,
    timeSlot: null,
    units: String(minimumUnits),
    remarks: '',
    idempotencyKey: '',
  }
}

const key = 'rimal-visit'

/** Returns the booking that the customer typed earlier in this tab; the server renders the page without it. */
export function useStoredBooking(blank: BookingDraft): BookingDraft | null {
  return parse(
    useSyncExternalStore(subscribe, readText, () => null),
    blank,
  )
}

export function readBooking(blank: BookingDraft): BookingDraft | null {
  return parse(readText(), blank)
}

export function storeBooking(draft: BookingDraft | null) {
  try {
    if (draft === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A forbidden storage costs only the second chance.
  }
}

/** Only the form itself writes the draft, so there is nothing to subscribe to. */
function subscribe() {
  return () => {}
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function parse(text: string | null, blank: BookingDraft): BookingDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null ? { ...blank, ...stored } : null
  } catch {
    return null
  }
}
