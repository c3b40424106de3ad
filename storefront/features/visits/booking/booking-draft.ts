import type { Address } from '@rimal/contract/addresses'
import type { Contact } from '@rimal/contract/checkout'
import type { HomeService } from '@rimal/contract/visits'
import { useSyncExternalStore } from 'react'
import { emptyAddress } from '../../checkout/draft/filled.ts'

/** A booking as it stands in its fields. */
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

/** What she wrote earlier in this tab; the page is drawn by the server, which knows nothing of it. */
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

/** Nobody but the form itself writes it. */
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
