import { type LanguageCode, languagePath, textIn } from '@rimal/contract/language'
import type { VisitStatus } from '@rimal/contract/statuses'
import { visitWords } from '@rimal/contract/words/visits'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Deps } from '../../../deps.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { shownContact } from '../../shop/shown-contact.ts'
import { placeOf } from '../notify-visit.ts'
import type { StoredVisit } from '../visits.sql.ts'

const statusOf: Partial<Record<VisitStatus, ICalEventStatus>> = {
  requested: ICalEventStatus.TENTATIVE,
  contacted: ICalEventStatus.TENTATIVE,
  rescheduled: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

/** The library escapes line breaks; other control characters have no place in a calendar. */
const controls = /(?![\r\n])\p{Cc}/gu

type Shown = Pick<
  StoredVisit,
  'id' | 'token' | 'sequence' | 'status' | 'startsAt' | 'endsAt' | 'updatedAt' | 'address'
>

/** The visit as a file for the customer's calendar; its id stays the same whatever becomes of the visit. */
export function calendarOfVisit(
  { config }: Pick<Deps, 'config'>,
  parts: { visit: Shown; language: LanguageCode } & Pick<Settings, 'name' | 'contact'>,
): string {
  const { visit, language, name } = parts
  const { phone, email } = shownContact(parts, language)
  const merchant = oneLine(textIn(name, language))
  const url = new URL(languagePath(language, `/home-service/${visit.token}`), config.publicUrl).href
  const calendar = ical({
    prodId: { company: oneLine(name.en), product: 'Home service', language: 'EN' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `visit-${visit.id}@${config.publicUrl.hostname}`,
    sequence: visit.sequence,
    stamp: visit.updatedAt,
    lastModified: visit.updatedAt,
    start: visit.startsAt,
    end: visit.endsAt,
    status: statusOf[visit.status] ?? ICalEventStatus.CONFIRMED,
    summary: eventIn('visit_calendar_title', language).replace('{shop}', () => merchant),
    description: [eventIn('visit_calendar_text', language), url, phone].filter(Boolean).join('\n'),
    location: textIn(placeOf(visit.address), language).replaceAll(controls, ''),
    url,
    ...(email && { organizer: { name: merchant, email } }),
  })
  // The library leaves the end of the last line out.
  return `${calendar.toString()}\r\n`
}

function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}

function eventIn(
  key: 'visit_calendar_title' | 'visit_calendar_text',
  language: LanguageCode,
): string {
  return textIn(visitWords[key], language)
}
