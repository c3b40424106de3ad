import Type, { type Static } from 'typebox'
import { AddressShape, Contact } from './checkout.ts'
import { get, post } from './endpoint.ts'
import { maxProfileName, maxRefusal, maxRemarks, maxVisitPieces } from './limits.ts'
import { Day, Id, InLanguage, Instant, LanguageCode, Nullable, Strict, Token } from './shapes.ts'
import { visitStatuses } from './statuses.ts'

const language_code = Type.Optional(LanguageCode)
/** As a clock on the wall shows it in the shop's zone: '16:30'. */
const ClockTime = Type.String()

/** A part of a day in which the tailor comes. */
export const VisitWindow = Type.Object({ id: Id, from: ClockTime, to: ClockTime })
export type VisitWindow = Static<typeof VisitWindow>

/** What the house offers; all of it is set in the back office. */
export const HomeService = Type.Object({
  country: Type.String(),
  /** Where the tailor comes, as visited-areas.ts reads it. */
  areas: Type.Array(Type.String()),
  /** Pieces that a visit is worth. */
  minimumPieces: Type.Integer(),
  /** Working days within which the house contacts who has booked. */
  contactWithinDays: Type.Integer(),
})
export type HomeService = Static<typeof HomeService>

/** A day on which she can still come, and when; days without a free window are left out. */
export const VisitDay = Type.Object({ day: Day, windows: Type.Array(VisitWindow) })
export type VisitDay = Static<typeof VisitDay>

export const Visit = Type.Object({
  number: Type.String(),
  token: Token,
  status: Type.Enum(visitStatuses),
  day: Day,
  window: VisitWindow,
  /** IANA name of the shop's zone, in which all of its times are written. */
  timeZone: Type.String(),
  pieces: Type.Integer(),
  remarks: Type.String(),
  contact: Contact,
  address: AddressShape,
  bookedAt: Instant,
  /** By when the house contacts her; null while it owes her no call. */
  contactBy: Nullable(Instant),
  canMove: Type.Boolean(),
  canCancel: Type.Boolean(),
})
export type Visit = Static<typeof Visit>

/** As the house sees it: nothing with which it could act as her. */
const VisitOfHouse = Type.Omit(Visit, ['token', 'canMove', 'canCancel'])
export type VisitOfHouse = Static<typeof VisitOfHouse>

/** `to_call`: those of which the house owes a call, the longest owed first. */
export const visitLists = ['to_call', 'ahead', 'past'] as const
export type VisitList = (typeof visitLists)[number]

/** What the house makes of a visit; its end is a call of its own. */
export const houseSteps = ['contacted', 'confirmed', 'on_the_way', 'no_show', 'cancelled'] as const
export type HouseStep = (typeof houseSteps)[number]

const VisitNumber = Type.String({ pattern: '^HV-\\d{1,9}$' })

const VisitToken = Strict({ language_code, visitToken: Token })

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
    summary: 'The days and windows that can be booked now.',
    perMinute: 60,
    query: InLanguage,
    result: Type.Array(VisitDay),
  }),
  bookVisit: post('visit/book-visit', {
    access: 'shopper',
    summary:
      'Books a home visit, free of charge. The same idempotency key answers the same visit, and whether that stands as it is sent now. Field errors speak of contact, address, day, window and pieces.',
    perMinute: 5,
    body: Strict({
      language_code,
      idempotencyKey: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
      contact: Contact,
      address: AddressShape,
      day: Day,
      window: Id,
      pieces: Type.Integer({ minimum: 1, maximum: maxVisitPieces }),
      remarks: Type.String({ maxLength: maxRemarks }),
    }),
    result: Type.Object({
      visitToken: Token,
      /** False where an earlier booking under the key stands otherwise: nothing was booked or changed now. */
      isAsSent: Type.Boolean(),
    }),
    errors: ['invalid_input', 'visit_time_taken', 'too_many_visits'],
  }),
  getVisit: get('visit/get-visit/{visitToken}', {
    access: 'shopper',
    summary:
      'A visit by its unguessable token. Its calendar file is /home-service/{token}/visit.ics.',
    params: Type.Object({ visitToken: Token }),
    query: InLanguage,
    result: Visit,
    errors: ['visit_not_found'],
  }),
  moveVisit: post('visit/move-visit', {
    access: 'shopper',
    summary: 'Another day or window. What the house had confirmed it then confirms anew.',
    perMinute: 10,
    body: Strict({ language_code, visitToken: Token, day: Day, window: Id }),
    result: Visit,
    errors: ['invalid_input', 'visit_not_found', 'visit_is_over', 'visit_time_taken'],
  }),
  cancelVisit: post('visit/cancel-visit', {
    access: 'shopper',
    summary: 'Cancels a visit: at any time before it is done, without a reason, free of charge.',
    perMinute: 20,
    body: VisitToken,
    result: Visit,
    errors: ['visit_not_found', 'visit_is_over'],
  }),
  listVisits: get('visit/list-visits', {
    access: 'customer',
    summary: 'The visits that she booked as a customer, the latest day first.',
    query: InLanguage,
    result: Type.Array(Visit),
  }),

  listVisitsOfHouse: get('staff/list-visits', {
    access: 'staff',
    permission: 'visits.run',
    summary: 'A hundred visits of one list; those ahead are listed unless another is asked for.',
    query: Strict({ list: Type.Optional(Type.Enum([...visitLists])) }),
    result: Type.Array(VisitOfHouse),
  }),
  changeVisit: post('staff/change-visit', {
    access: 'staff',
    permission: 'visits.run',
    summary:
      'She was called, it is confirmed, the tailor sets out, nobody was there, or it is off.',
    body: Strict({
      visitNumber: VisitNumber,
      status: Type.Enum([...houseSteps]),
      /** Told to her where the house cancels. */
      reason: Type.Optional(Type.String({ maxLength: maxRefusal })),
    }),
    result: VisitOfHouse,
    errors: ['visit_not_found', 'visit_step_refused'],
  }),
  moveVisitOfHouse: post('staff/move-visit', {
    access: 'staff',
    permission: 'visits.run',
    summary: 'Another time, as agreed with her: it is confirmed with that.',
    body: Strict({ visitNumber: VisitNumber, day: Day, window: Id }),
    result: VisitOfHouse,
    errors: ['visit_not_found', 'visit_step_refused', 'visit_time_taken', 'invalid_input'],
  }),
  finishVisit: post('staff/finish-visit', {
    access: 'staff',
    permission: 'visits.run',
    summary: 'The tailor was there. What she measured becomes the newest of the profiles so named.',
    body: Strict({
      visitNumber: VisitNumber,
      /** Empty where none were taken; each name once. */
      measured: Type.Array(
        Strict({
          name: Type.String({ minLength: 1, maxLength: maxProfileName, pattern: '\\S' }),
          unit: Type.Enum(['in', 'cm']),
          /** Quarter inches by name of the measurement. */
          measurements: Type.Record(Type.String({ maxLength: 40 }), Type.Integer(), {
            maxProperties: 20,
          }),
        }),
        { maxItems: 10 },
      ),
    }),
    result: VisitOfHouse,
    errors: [
      'visit_not_found',
      'visit_step_refused',
      'visit_of_guest',
      'invalid_input',
      'measurements_refused',
      'profiles_full',
    ],
  }),
}
