import { addressPlaces } from '@rimal/contract/text/address-places'
import type { Address } from '@rimal/contract/addresses'
import { clockText, localTime } from '@rimal/contract/dates'
import { languagePath, type Text } from '@rimal/contract/language'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import type { VisitData } from '../messages/templates/visits/visit-texts.ts'
import { postMessage } from '../messages/post-message.ts'
import type { Settings } from '../shop/settings/settings.ts'
import { shownContact } from '../shop/shown-contact.ts'
import type { By } from './change-visit.ts'
import { timeSlotOf } from './show-visit.ts'
import type { StoredVisit } from './visits.sql.ts'

export type VisitUpdate =
  | 'booked'
  | 'confirmed'
  | 'moved'
  | 'cancelled'
  | 'reminder'
  | 'on_the_way'
  | 'missed'
  | 'done'

type NotifyInput = { visit: StoredVisit; settings: Pick<Settings, 'timeZone' | 'contact'> }

type More = {
  what: VisitUpdate
  by: By
  /** The reason why the shop cancels. */
  reason?: string | undefined
  /** The names of the persons measured by the tailor. */
  measured?: string[]
  /** Distinguishes messages of the same kind about the same time. */
  turn?: string
}

/**
 * Notifies the customer, and the shop as well of what the customer did, in the transaction in which it happened.
 */
export async function notifyVisit(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { visit, settings, what, by, reason, measured = [], turn }: NotifyInput & More,
): Promise<void> {
  await postMessage(tx, {
    dedupKey: [`visit_${what}`, visit.id, visit.sequence, turn]
      .filter((part) => part !== undefined)
      .join(':'),
    kind: `visit_${what}`,
    recipient: visit.contact.email,
    customerId: visit.customerId,
    language: visit.language,
    data: {
      ...noteOf(deps, { visit, settings }),
      by,
      reason,
      measured,
      hasAccount: visit.customerId !== null,
    },
  })
  if (by === 'shopper' && (what === 'booked' || what === 'moved' || what === 'cancelled')) {
    await notifyStaff(deps, tx, { visit, settings, what })
  }
}

/** Notifies the shop alone. */
export async function notifyStaff(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { visit, settings, what }: NotifyInput & { what: 'booked' | 'moved' | 'cancelled' | 'overdue' },
): Promise<void> {
  const { phone, email } = visit.contact
  await postMessage(tx, {
    dedupKey: `visit_for_staff:${what}:${visit.id}:${visit.sequence}`,
    kind: 'visit_for_staff',
    recipient: settings.contact.email || null,
    language: visit.language,
    data: {
      ...noteOf(deps, { visit, settings }),
      what,
      contact: { phone, email },
      remarks: visit.remarks,
    },
  })
}

function noteOf(
  { config }: Pick<Deps, 'config'>,
  { visit, settings }: NotifyInput,
): VisitData & { contactBy: { day: string; time: string } | null } {
  const { timeZone } = settings
  const { from, to } = timeSlotOf(visit, timeZone)
  const page = `/home-service/${visit.token}`
  return {
    number: visit.number,
    name: visit.contact.name,
    day: visit.day,
    from,
    to,
    place: placeOf(visit.address),
    units: visit.units,
    link: new URL(languagePath(visit.language, page), config.publicUrl).href,
    calendar: new URL(languagePath(visit.language, `${page}/visit.ics`), config.publicUrl).href,
    phone: shownContact(settings, visit.language).phone,
    contactBy: visit.contactBy && momentOf(visit.contactBy, timeZone),
  }
}

function momentOf(instant: Date, timeZone: string): { day: string; time: string } {
  return { day: localTime(instant, timeZone).day, time: clockText(instant, timeZone) }
}

/** Returns the address from the door to the emirate: the country is that of the shop. */
export function placeOf(address: Address): Text {
  const { addressLineOne, addressLineTwo, landmark } = address
  const line = (language: 'en' | 'arb', separator: string) =>
    [addressLineTwo, addressLineOne, landmark, ...addressPlaces(address, language)]
      .filter(Boolean)
      .join(separator)
  return { en: line('en', ', '), ar: line('arb', '، ') }
}
