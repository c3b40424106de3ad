import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxPlace, maxRefusal } from '../limits.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { Day, Id, InLanguage, Strict } from '../shapes.ts'
import { visitStatuses } from '../statuses.ts'
import { visitListSorts } from './lists/list-sorts.ts'
import { MeasuredPerson, Visit, VisitDay } from '../visits.ts'

/**
 * The visit as staff see it: without the token, the rights of the customer and the measurements.
 */
const StaffVisit = Type.Omit(Visit, ['token', 'canMove', 'canCancel', 'measured'])
export type StaffVisit = Static<typeof StaffVisit>

/** `to_call`: visits whose customer staff must contact. `past`: also those that were cancelled. */
export const visitLists = ['to_call', 'upcoming', 'past'] as const
export type VisitList = (typeof visitLists)[number]

/** The filters of the list of visits. */
export const visitFilters = {
  list: Type.Optional(Type.Enum([...visitLists])),
  state: Type.Optional(Type.Enum(visitStatuses)),
  dayFrom: Type.Optional(Day),
  dayUntil: Type.Optional(Day),
  /** A state, a city or a district, in English or as the address has it. */
  place: Type.Optional(Type.String({ minLength: 1, maxLength: maxPlace })),
}
/** `latest` if it is left out. */
export const visitSort = { sort: Type.Optional(Type.Enum([...visitListSorts])) }

/** Why a day has no visits. `day_off`: the shop is closed. `no_visits`: the shop is open, and no tailor comes. */
const whyNoVisits = ['holiday', 'day_off', 'no_visits'] as const

/** A day on which visits cannot be booked. */
const DayWithoutVisits = Type.Object({ day: Day, why: Type.Enum([...whyNoVisits]) })
export type DayWithoutVisits = Static<typeof DayWithoutVisits>

/** The statuses that staff set; `done` has a separate call. */
export const staffSteps = ['contacted', 'confirmed', 'on_the_way', 'no_show', 'cancelled'] as const
export type StaffStep = (typeof staffSteps)[number]

const VisitNumber = Type.String({ pattern: '^HV-\\d{1,9}$' })

/** Calls of staff on home visits. */
export const staffVisitsApi = {
  listVisitsForStaff: get('staff/list-visits', {
    access: 'staff',
    permission: 'visits.read',
    summary:
      'The visits of the shop, found by their number, or the name, email or phone of the customer. `call` lists the visit first whose customer staff must call first.',
    query: pageQuery({ ...visitFilters, ...visitSort }),
    result: pageOf(StaffVisit),
    errors: ['invalid_input'],
  }),
  countVisits: get('staff/count-visits', {
    access: 'staff',
    permission: 'visits.read',
    summary: 'How many visits there are in the lists `to_call` and `upcoming`.',
    result: Type.Object({ to_call: Type.Integer(), upcoming: Type.Integer() }),
  }),
  visitOfShop: get('staff/get-visit/{visitNumber}', {
    access: 'staff',
    permission: 'visits.read',
    summary: 'A visit, by its number.',
    params: Type.Object({ visitNumber: VisitNumber }),
    query: InLanguage,
    result: StaffVisit,
    errors: ['visit_not_found'],
  }),
  listTimesForStaff: get('staff/list-visit-times', {
    access: 'staff',
    permission: 'visits.run',
    summary:
      'The days and time slots to which staff can move a visit: those of customers, and earlier ones.',
    result: Type.Array(VisitDay),
  }),
  listDaysWithoutVisits: get('staff/list-days-without-visits', {
    access: 'staff',
    permission: 'visits.read',
    summary:
      'Of some days from a day on, those on which no visit can be booked: holidays, days off, and weekdays without visits.',
    query: Strict({ dayFrom: Day, days: Type.Integer({ minimum: 1, maximum: 62 }) }),
    result: Type.Array(DayWithoutVisits),
    errors: ['invalid_input'],
  }),
  changeVisit: post('staff/change-visit', {
    access: 'staff',
    permission: 'visits.run',
    summary:
      'Sets the status of a visit: contacted, confirmed, tailor on the way, nobody there, or cancelled.',
    body: Strict({
      visitNumber: VisitNumber,
      status: Type.Enum([...staffSteps]),
      /** The customer reads it if staff cancel. */
      reason: Type.Optional(Type.String({ maxLength: maxRefusal })),
    }),
    result: StaffVisit,
    errors: ['visit_not_found', 'visit_step_refused'],
  }),
  rescheduleVisitByStaff: post('staff/reschedule-visit', {
    access: 'staff',
    permission: 'visits.run',
    summary: 'Moves a visit to another time, as agreed with the customer; it is confirmed at once.',
    body: Strict({ visitNumber: VisitNumber, day: Day, timeSlot: Id }),
    result: StaffVisit,
    errors: ['visit_not_found', 'visit_step_refused', 'visit_time_taken', 'invalid_input'],
  }),
  finishVisit: post('staff/finish-visit', {
    access: 'staff',
    permission: 'visits.run',
    summary:
      'Ends a visit as done. The measurements become the newest of the profiles with those names; for a guest they stay with the visit until a customer claims it.',
    body: Strict({
      visitNumber: VisitNumber,
      /** Empty if nobody was measured; each name at most once. */
      measured: Type.Array(Strict(MeasuredPerson.properties), { maxItems: 10 }),
    }),
    result: StaffVisit,
    errors: [
      'visit_not_found',
      'visit_step_refused',
      'invalid_input',
      'measurements_refused',
      'profiles_full',
    ],
  }),
}
