import { type LanguageCode, languagePath, textIn } from '@rimal/contract/language'
import type { VisitStatus } from '@rimal/contract/statuses'
import { visitWords } from '@rimal/contract/words/visits'
import type { Deps } from '../../../deps.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { placeOf } from '../notify-visit.ts'
import type { StoredVisit } from '../visits.sql.ts'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const statusOf: Partial<Record<VisitStatus, CalendarEvent['status']>> = {
  requested: 'TENTATIVE',
  contacted: 'TENTATIVE',
  rescheduled: 'TENTATIVE',
  cancelled: 'CANCELLED',
}

/** The visit as a file for her calendar. */
export function calendarOfVisit(
  { config }: Pick<Deps, 'config'>,
  parts: { visit: StoredVisit; language: LanguageCode } & Pick<Settings, 'name' | 'contact'>,
): string {
  const { visit, language, name, contact } = parts
  const merchant = textIn(name, language)
  const url = new URL(languagePath(language, `/home-service/${visit.token}`), config.publicUrl).href
  const event: CalendarEvent = {
    uid: `visit-${visit.id}@${config.publicUrl.hostname}`,
    sequence: visit.sequence,
    changedAt: visit.updatedAt,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    status: statusOf[visit.status] ?? 'CONFIRMED',
    summary: eventIn('visit_calendar_title', language).replace('{shop}', () => merchant),
    description: `${eventIn('visit_calendar_text', language)}\n${url}\n${contact.phone}`,
    location: textIn(placeOf(visit.address), language),
    url,
    organizer: { name: merchant, email: contact.email },
  }
  return writeCalendar(event, name.en)
}

function eventIn(
  key: 'visit_calendar_title' | 'visit_calendar_text',
  language: LanguageCode,
): string {
  return textIn(visitWords[key], language)
}
