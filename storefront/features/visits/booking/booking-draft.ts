import type { Address } from '@rimal/contract/addresses'
import type { Contact } from '@rimal/contract/checkout'
import type { HomeService } from '@rimal/contract/visits'
import { isRecord, storedValue } from '../../../session/stored-value.ts'
import { useStored } from '../../../session/use-stored.ts'
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

const stored = storedValue<Partial<BookingDraft> | null>({
  area: 'session',
  key: 'rimal-visit',
  version: 1,
  initial: null,
  parse: (draft) =>
    isRecord(draft) && isRecord(draft['contact']) && isRecord(draft['address']) ? draft : null,
})

/** Returns the booking that the customer typed earlier in this tab; the server renders the page without it. */
export function useStoredBooking(blank: BookingDraft): BookingDraft | null {
  const draft = useStored(stored, null)
  return draft && { ...blank, ...draft }
}

export function readBooking(blank: BookingDraft): BookingDraft | null {
  const draft = stored.get()
  return draft && { ...blank, ...draft }
}

export function storeBooking(draft: BookingDraft | null) {
  if (draft) stored.set(draft)
  else stored.clear()
}
