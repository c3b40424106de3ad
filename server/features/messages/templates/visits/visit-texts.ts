import { formatDay } from '@rimal/contract/dates'
import type { Text } from '@rimal/contract/language'
import { formatClock } from '@rimal/contract/text/clock'
import { variable } from '../../own-texts/marks.ts'
import { ltr } from '../ltr.ts'

/** The data of every email about a visit. Times are local times of the shop: '10:00'. */
export type VisitData = {
  number: string
  name: string
  day: string
  from: string
  to: string
  place: Text
  units: number
  /** The page of the visit, and the address of its calendar file. */
  link: string
  calendar: string
  /** The phone number of the shop; empty where the owner has written none. */
  phone: string
}
/** `contactBy`: the time by which the shop contacts the customer; null when the shop owes the customer no call. */
export type Awaiting = VisitData & { contactBy: { day: string; time: string } | null }

export function factsOf(data: VisitData, side: keyof Text): { text: string }[] {
  const units = { en: `Pieces planned: ${data.units}`, ar: `عدد القطع المتوقّع: ${data.units}` }
  return [
    { text: ltr(data.number) },
    { text: timeOf(data, side) },
    { text: data.place[side] },
    { text: units[side] },
  ]
}

/** The day of the visit. */
export function dayOf({ day }: { day: string }, side: keyof Text): string {
  return variable('day', dayText(day, side))
}

/** The day and the hours of the visit. */
export function timeOf({ day, from, to }: VisitData, side: keyof Text): string {
  const on = dayText(day, side)
  const whole =
    side === 'ar'
      ? `${on}، من ${formatClock(from, 'arb')} إلى ${formatClock(to, 'arb')}`
      : `${on}, ${from} to ${to}`
  return variable('time', whole)
}

/** The day and the time by which the shop calls the customer. */
export function callOf({ day, time }: { day: string; time: string }, side: keyof Text) {
  return {
    day: variable('callDay', dayText(day, side)),
    time: variable('callTime', side === 'ar' ? formatClock(time, 'arb') : time),
  }
}

function dayText(day: string, side: keyof Text): string {
  return formatDay(day, side === 'ar' ? 'arb' : 'en', { weekday: true })
}

export const visitSample: Awaiting = {
  number: 'HV-1041',
  name: 'Mariam',
  day: '2026-11-26',
  from: '10:00',
  to: '13:00',
  place: { en: 'Al Wasl Road, villa 12, Jumeirah, Dubai', ar: 'شارع الوصل، فيلا 12، جميرا، دبي' },
  units: 3,
  link: 'https://shop.example/home-service/1',
  calendar: 'https://shop.example/home-service/1/visit.ics',
  phone: '+971 4 555 0132',
  contactBy: { day: '2026-11-23', time: '15:00' },
}
