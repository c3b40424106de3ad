import Type, { type Static } from 'typebox'
import { AddressShape, Contact } from './checkout.ts'
import { get, post } from './endpoint.ts'
import { maxProfileName, maxRemarks, maxVisitUnits } from './limits.ts'
import {
  Day,
  Id,
  InLanguage,
  Instant,
  LanguageCode,
  Nullable,
  personal,
  Strict,
  Token,
} from './shapes.ts'
import { visitStatuses } from './statuses.ts'

const language_code = Type.Optional(LanguageCode)
/** A time of day in the shop's time zone: '16:30'. */
const ClockTime = Type.String()

/** A time slot of home visits. */
export const TimeSlot = Type.Object({ id: Id, from: ClockTime, to: ClockTime })
export type TimeSlot = Static<typeof TimeSlot>

/** The terms of home visits, as the owner sets them. */
export const HomeService = Type.Object({
  country: Type.String(),
  /** The areas of home visits, as visited-areas.ts reads them. */
  areas: Type.Array(Type.String()),
  /** The minimum number of garments of a visit (specification: 3). */
  minimumUnits: Type.Integer(),
  /** Working days within which sales staff contact the customer (specification: 1). */
  contactWithinDays: Type.Integer(),
})
export type HomeService = Static<typeof HomeService>

/** A day with its available time slots; days without any are left out. */
export const VisitDay = Type.Object({ day: Day, timeSlots: Type.Array(TimeSlot) })
export type VisitDay = Static<typeof VisitDay>

/** A person that the tailor measured on a visit. */
export const MeasuredPerson = Type.Object({
  name: Type.String({ minLength: 1, maxLength: maxProfileName, pattern: '\\S' }),
  unit: Type.Enum(['in', 'cm']),
  /** Quarter inches by the key of the measurement. */
  measurements: Type.Record(Type.String({ maxLength: 40 }), Type.Integer(), { maxProperties: 20 }),
})
export type MeasuredPerson = Static<typeof MeasuredPerson>

/** A home visit as its customer sees it. */
export const Visit = Type.Object({
  number: Type.String(),
  token: Token,
  status: Type.Enum(visitStatuses),
  day: Day,
  timeSlot: TimeSlot,
  /** The IANA name of the shop's time zone, in which its times are written. */
  timeZone: Type.String(),
  units: Type.Integer(),
  remarks: Type.String(personal('measurements')),
  contact: Contact,
  address: AddressShape,
  bookedAt: Instant,
  /** The time by which staff contact the customer; null while no contact is due. */
  contactBy: Nullable(Instant),
  /** The measurements of a guest's visit; the measurements of a customer are in the measurement profiles. */
  measured: Type.Array(MeasuredPerson),
  canMove: Type.Boolean(),
  canCancel: Type.Boolean(),
})
export type Visit = Static<typeof Visit>

const VisitToken = Strict({ language_code, visitToken: Token })

/**
 * Calls on home visits. A visit is free of charge and can be cancelled at any time before it is
 * done (specification).
 */
export const visitsApi = {
  getHomeService: get('visit/get-home-service', {
    access: 'anyone',
    summary: 'Where the tailor comes, and on which terms.',
    query: InLanguage,
    result: HomeService,
    cacheSeconds: 60,
  }),
  listTimes: get('visit/list-times', {
    access: 'anyone',
    summary: 'The days and time slots that can be booked now.',
    perMinute: 60,
    query: InLanguage,
    result: Type.Array(VisitDay),
  }),
  bookVisit: post('visit/book-visit', {
    access: 'shopper',
    summary:
      'Books a home visit, free of charge. The same idempotency key answers the same visit, and whether it is as sent now. Field errors name contact, address, day, timeSlot and units.',
    perMinute: 5,
    body: Strict({
      language_code,
      idempotencyKey: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
      contact: Contact,
      address: AddressShape,
      day: Day,
      timeSlot: Id,
      units: Type.Integer({ minimum: 1, maximum: maxVisitUnits }),
      remarks: Type.String({ maxLength: maxRemarks }),
    }),
    result: Type.Object({
      visitToken: Token,
      /**
       * False if an earlier booking under this key differs: nothing was booked or changed by this
       * call.
       */
      isAsSent: Type.Boolean(),
    }),
    errors: ['invalid_input', 'visit_time_taken', 'too_many_visits', 'too_much_held'],
  }),
  getVisit: get('visit/get-visit/{visitToken}', {
    access: 'shopper',
    summary:
      'A visit, by its unguessable token. Its calendar file is /home-service/{token}/visit.ics.',
    params: Type.Object({ visitToken: Token }),
    query: InLanguage,
    result: Visit,
    errors: ['visit_not_found'],
  }),
  rescheduleVisit: post('visit/reschedule-visit', {
    access: 'shopper',
    summary: 'Moves a visit to another day or time slot; staff confirm it again.',
    perMinute: 10,
    body: Strict({ language_code, visitToken: Token, day: Day, timeSlot: Id }),
    result: Visit,
    errors: ['invalid_input', 'visit_not_found', 'visit_ended', 'visit_time_taken'],
  }),
  cancelVisit: post('visit/cancel-visit', {
    access: 'shopper',
    summary: 'Cancels a visit: at any time before it is done, without a reason, free of charge.',
    perMinute: 20,
    body: VisitToken,
    result: Visit,
    errors: ['visit_not_found', 'visit_ended'],
  }),
  listVisits: get('visit/list-visits', {
    access: 'customer',
    summary: 'The visits of the customer, the latest day first.',
    query: InLanguage,
    result: Type.Array(Visit),
  }),
}
