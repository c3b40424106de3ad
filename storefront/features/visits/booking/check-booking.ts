import { maxVisitPieces } from '@rimal/contract/limits'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { notVisited } from '@rimal/contract/visited-areas'
import type { HomeService, VisitDay } from '@rimal/contract/visits'
import type { TextKey } from '@rimal/contract/words/all-words'
import type { Words } from '../../../i18n/words.tsx'
import { checkFilled, faultText, type FieldCodes } from '../../checkout/draft/check-filled.ts'
import { detailsOf, type Filled, fillFrom } from '../../checkout/draft/filled.ts'
import type { BookingDraft } from './booking-draft.ts'

/** Who is visited and where, as the checkout knows it: one rule judges both. */
export function filledOf({ contact, address }: BookingDraft): Filled {
  return fillFrom({ draft: {}, mirror: { contact, address }, country: address.country })
}

/** What is wrong, by the field's name in the contract. `times` are null until they are known. */
export function checkBooking(
  draft: BookingDraft,
  { service, times }: { service: HomeService; times: VisitDay[] | null },
): FieldCodes {
  const person = Object.entries(checkFilled(filledOf(draft))).filter(([field]) =>
    /^(contact|address)\./.test(field),
  )
  const { day, window } = draft
  const windows = times?.find((offered) => offered.day === day)?.windows
  const isGone = day !== null && times !== null && !windows
  const isWindowGone = window !== null && windows && !windows.some(({ id }) => id === window)
  const area = notVisited(service, draft.address)
  return {
    ...Object.fromEntries(person),
    ...(area && !person.some(([field]) => field === `address.${area}`)
      ? { [`address.${area}`]: 'not_served' }
      : {}),
    ...(isGone ? { day: 'not_offered' } : day === null ? { day: 'required' } : {}),
    ...(day === null || isGone
      ? {}
      : window === null
        ? { window: 'required' }
        : isWindowGone
          ? { window: 'not_offered' }
          : {}),
    ...checkPieces(draft, service),
  }
}

function checkPieces({ pieces }: BookingDraft, { minimumPieces }: HomeService): FieldCodes {
  const count = piecesOf(pieces)
  if (count === null) return { pieces: 'required' }
  if (count < minimumPieces) return { pieces: 'too_few' }
  return count > maxVisitPieces ? { pieces: 'too_many' } : {}
}

/** How many she wrote, in either kind of digits; null when that is no number. */
export function piecesOf(text: string): number | null {
  const digits = toLatinDigits(text).trim()
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null
}

/** Where the sentences of the checkout speak of a parcel. */
const missing: Record<string, TextKey> = {
  'contact.name': 'visit_name_missing',
  'contact.phone': 'visit_phone_missing',
  'contact.email': 'visit_email_missing',
  'address.district': 'visit_area_missing',
  day: 'visit_day_missing',
  window: 'visit_window_missing',
  pieces: 'visit_pieces_missing',
}

/** The sentence under a field. */
export function bookingFault(
  words: Words,
  draft: BookingDraft,
  fault: { field: string; code: string; minimumPieces: number },
): string {
  const { t } = words
  const { field, code, minimumPieces } = fault
  if (code === 'not_served') return t('visit_not_served')
  const own = code === 'required' && missing[field]
  if (own) return t(own)
  if (field === 'day') return t('visit_day_gone')
  if (field === 'window') return t('visit_window_gone')
  if (field === 'pieces') {
    if (code === 'too_many') return t('visit_pieces_many', { most: maxVisitPieces })
    return t('visit_pieces_few', { count: minimumPieces })
  }
  const { country } = draft.address
  return faultText(words, { field, code, address: { country, phone: draft.contact.phone } })
}

/** As it is sent. */
export function bodyOf(draft: BookingDraft) {
  const { contact, address } = detailsOf(filledOf(draft))
  return {
    idempotencyKey: draft.idempotencyKey,
    contact,
    // Whom the tailor visits is whom the house contacts.
    address: { ...address, name: '', phone: '', email: '', alternateNumber: '' },
    day: draft.day ?? '',
    window: draft.window ?? '',
    pieces: piecesOf(draft.pieces) ?? 0,
    remarks: draft.remarks.trim(),
  }
}
