import { maxVisitUnits } from '@rimal/contract/limits'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { notVisited } from '@rimal/contract/visited-areas'
import type { HomeService, VisitDay } from '@rimal/contract/visits'
import type { TextKey } from '@rimal/contract/words/all-words'
import type { Words } from '../../../i18n/words.tsx'
import { checkFilled, faultText, type FieldCodes } from '../../checkout/draft/check-filled.ts'
import { detailsOf, type Filled, fillFrom } from '../../checkout/draft/filled.ts'
import type { BookingDraft } from './booking-draft.ts'

/** Returns the contact and the address in the form of the checkout, so that the same rules validate both. */
export function filledOf({ contact, address }: BookingDraft): Filled {
  return fillFrom({ draft: {}, mirror: { contact, address }, country: address.country })
}

/** Returns the errors by the field's name in the contract. `times` are null until they are known. */
export function checkBooking(
  draft: BookingDraft,
  { service, times }: { service: HomeService; times: VisitDay[] | null },
): FieldCodes {
  const person = Object.entries(checkFilled(filledOf(draft))).filter(([field]) =>
    /^(contact|address)\./.test(field),
  )
  const { day, timeSlot } = draft
  const timeSlots = times?.find((offered) => offered.day === day)?.timeSlots
  const isGone = day !== null && times !== null && !timeSlots
  const isTimeSlotGone =
    timeSlot !== null && timeSlots && !timeSlots.some(({ id }) => id === timeSlot)
  const area = notVisited(service, draft.address)
  return {
    ...Object.fromEntries(person),
    ...(area && !person.some(([field]) => field === `address.${area}`)
      ? { [`address.${area}`]: 'not_served' }
      : {}),
    ...(isGone ? { day: 'not_offered' } : day === null ? { day: 'required' } : {}),
    ...(day === null || isGone
      ? {}
      : timeSlot === null
        ? { timeSlot: 'required' }
        : isTimeSlotGone
          ? { timeSlot: 'not_offered' }
          : {}),
    ...checkUnits(draft, service),
  }
}

function checkUnits({ units }: BookingDraft, { minimumUnits }: HomeService): FieldCodes {
  if (units.trim() === '') return { units: 'required' }
  const count = linesOf(units)
  if (count === null) return { units: 'malformed' }
  if (count < minimumUnits) return { units: 'too_few' }
  return count > maxVisitUnits ? { units: 'too_many' } : {}
}

/** Reads the number of units, in Latin or Arabic digits; null when the text is no number. */
export function linesOf(text: string): number | null {
  const digits = toLatinDigits(text).trim()
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null
}

/** Texts that replace the sentences of the checkout where those are about a delivery. */
const missing: Record<string, TextKey> = {
  day: 'visit_day_missing',
  timeSlot: 'visit_time_slot_missing',
  units: 'field_required',
}

/** The sentence under a field. */
export function bookingFault(
  words: Words,
  draft: BookingDraft,
  fault: { field: string; code: string; minimumUnits: number },
): string {
  const { t } = words
  const { field, code, minimumUnits } = fault
  if (code === 'not_served') return t('visit_not_served')
  const own = code === 'required' && missing[field]
  if (own) return t(own)
  if (field === 'day') return t('visit_day_gone')
  if (field === 'timeSlot') return t('visit_time_slot_gone')
  if (field === 'units') {
    if (code === 'malformed') return t('visit_units_missing')
    if (code === 'too_many') return t('visit_units_many', { max: maxVisitUnits })
    return t('visit_units_few', { count: minimumUnits })
  }
  const { country } = draft.address
  return faultText(words, { field, code, address: { country, phone: draft.contact.phone } })
}

/** Returns the booking in the form in which it is sent. */
export function bodyOf(draft: BookingDraft) {
  const { contact, address } = detailsOf(filledOf(draft))
  return {
    idempotencyKey: draft.idempotencyKey,
    contact,
    // The address needs no person, because the tailor visits the contact.
    address: { ...address, name: '', phone: '', email: '', alternateNumber: '' },
    day: draft.day ?? '',
    timeSlot: draft.timeSlot ?? '',
    units: linesOf(draft.units) ?? 0,
    remarks: draft.remarks.trim(),
  }
}
