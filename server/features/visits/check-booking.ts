import { isDeepStrictEqual } from 'node:util'
import type { Address } from '@rimal/contract/addresses'
import type { Contact } from '@rimal/contract/checkout'
import type { BodyOf, FieldErrors } from '@rimal/contract/endpoint'
import { notVisited } from '@rimal/contract/visited-areas'
import type { visitsApi } from '@rimal/contract/visits'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { checkDetails, type Details, normaliseDetails } from '../checkout/check-details.ts'
import type { Settings } from '../shop/settings/settings.ts'
import { findOfferedTime, type OfferedTime } from './offered-times.ts'
import type { StoredVisit } from './visits.sql.ts'

export type Booking = BodyOf<typeof visitsApi.bookVisit>

/** A booking in the form that is stored. Invalid input is refused with all errors, by field. */
export type NormalisedBooking = {
  contact: Contact
  address: Address
  time: OfferedTime
  units: number
  remarks: string
}

export function requireBooking(settings: Settings, booking: Booking, now: Date): NormalisedBooking {
  const details = detailsOf(booking)
  const { contact, address, remarks } = normalise(booking)
  const { shippingMethod: _, ...person } = checkDetails(settings, details)
  const noArea = notVisited({ ...settings.homeService, country: settings.country }, address)
  const { time, wrong: noTime } = findOfferedTime(settings, now, booking)
  const wrong: FieldErrors = {
    ...(noArea ? { [`address.${noArea}`]: 'not_served' } : {}),
    ...person,
    ...noTime,
    ...(booking.units < settings.homeService.minimumUnits ? { units: 'too_few' } : {}),
  }
  if (!time || Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  return { contact, address, time, units: booking.units, remarks }
}

/** Says whether a visit is as this booking requests it; a visit that was booked or moved differently is not. */
export function isAsSent(visit: StoredVisit, booking: Booking): boolean {
  const { contact, address, remarks } = normalise(booking)
  return (
    visit.day === booking.day &&
    visit.timeSlotId === booking.timeSlot &&
    visit.units === booking.units &&
    visit.remarks === remarks &&
    isDeepStrictEqual(visit.contact, contact) &&
    isDeepStrictEqual(visit.address, address)
  )
}

function normalise(booking: Booking): Pick<NormalisedBooking, 'contact' | 'address' | 'remarks'> {
  const { contact, address } = normaliseDetails(detailsOf(booking))
  return { contact, address, remarks: cleanText(booking.remarks).trim() }
}

/** With the parts that an order has besides, so that both are judged by one rule. */
function detailsOf({ contact, address }: Booking): Details {
  return {
    contact,
    address,
    billing: { sameAsDelivery: true, company: '', taxNumber: '', address: null },
    shippingMethod: '',
  }
}
