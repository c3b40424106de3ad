import type { BodyOf } from '@rimal/contract/endpoint'
import type { HouseStep, visitsApi } from '@rimal/contract/visits'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '../cart/clean-text.ts'
import { isNamedTwice, saveProfile } from '../custom-sizes/profiles.ts'
import { findSettings } from '../shop/settings.ts'
import { requireFree, timeName } from './book-visit.ts'
import { changeVisit } from './change-visit.ts'
import { findOfferedTime } from './offered-times.ts'
import { tellOfVisit, type VisitNews } from './tell-of-visit.ts'
import { hold, lockVisitByNumber, type StoredVisit } from './visits.sql.ts'

/** What she is told of each; that she was called she knows. */
const newsOf: Record<HouseStep, VisitNews | null> = {
  contacted: null,
  confirmed: 'confirmed',
  on_the_way: 'on_the_way',
  no_show: 'missed',
  cancelled: 'cancelled',
}

/** The house takes a visit one step on. */
export async function stepVisit(
  deps: Deps,
  tx: Queries,
  { visitNumber, status, reason = '' }: BodyOf<typeof visitsApi.changeVisit>,
): Promise<StoredVisit> {
  const visit = await lockedVisit(tx, visitNumber)
  const settings = await findSettings(tx)
  const now = deps.clock()
  // Nobody misses a visit that has not begun.
  if (status === 'no_show' && visit.startsAt > now) throw new ShopError('visit_step_refused')
  const changed = await changeVisit(tx, visit, {
    to: status,
    by: 'house',
    now,
    contactBy: null,
    contactedAt: visit.contactedAt ?? (status === 'cancelled' ? null : now),
    // Of a visit that is near already she hears with the confirmation, and not twice.
    ...(status === 'confirmed' ? { remindedAt: now } : {}),
  })
  const what = newsOf[status]
  if (what) {
    const told = cleanText(reason).trim() || undefined
    await tellOfVisit(deps, tx, { visit: changed, settings, what, by: 'house', reason: told })
  }
  return changed
}

/** Another time, agreed on with her: sooner than she could choose herself where the house has room. */
export async function moveForHouse(
  deps: Deps,
  tx: Queries,
  { visitNumber, day, window }: BodyOf<typeof visitsApi.moveVisitOfHouse>,
): Promise<StoredVisit> {
  const visit = await lockedVisit(tx, visitNumber)
  const settings = await findSettings(tx)
  const now = deps.clock()
  const homeService = { ...settings.homeService, leadDays: 0 }
  const { time, wrong } = findOfferedTime({ ...settings, homeService }, now, { day, window })
  if (!time) throw new ShopError('invalid_input', wrong)
  await hold(tx, [timeName(day, window)])
  await requireFree(tx, { day, window: time.window, except: visit.id })
  const changed = await changeVisit(tx, visit, {
    to: 'confirmed',
    by: 'house',
    now,
    day,
    windowId: window,
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    contactBy: null,
    contactedAt: visit.contactedAt ?? now,
    remindedAt: now,
  })
  await tellOfVisit(deps, tx, { visit: changed, settings, what: 'moved', by: 'house' })
  return changed
}

/** The tailor was there; what she measured goes into the profiles of the customer. */
export async function finishVisit(
  deps: Deps,
  tx: Queries,
  { visitNumber, measured }: BodyOf<typeof visitsApi.finishVisit>,
): Promise<StoredVisit> {
  const visit = await lockedVisit(tx, visitNumber)
  const now = deps.clock()
  const { customerId } = visit
  if (measured.length > 0 && customerId === null) throw new ShopError('visit_of_guest')
  if (isNamedTwice(measured.map(({ name }) => name))) {
    throw new ShopError('invalid_input', { measured: 'named_twice' })
  }
  const changed = await changeVisit(tx, visit, { to: 'done', by: 'house', now, contactBy: null })
  for (const [index, person] of customerId === null ? [] : measured.entries()) {
    // One after the other, for they are listed in this order.
    const at = new Date(now.getTime() + index)
    await saveProfile(tx, { ...person, customerId: customerId ?? '', source: 'house', at })
  }
  await tellOfVisit(deps, tx, {
    visit: changed,
    settings: await findSettings(tx),
    what: 'done',
    by: 'house',
    measured: measured.map(({ name }) => name),
  })
  return changed
}

async function lockedVisit(tx: Queries, number: string): Promise<StoredVisit> {
  const visit = await lockVisitByNumber(tx, number)
  if (!visit) throw new ShopError('visit_not_found')
  return visit
}
