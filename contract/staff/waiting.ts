import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'
import { Day, Instant, Nullable } from '../shapes.ts'
import { type WaitingKind, waitingKinds } from './waiting-kinds.ts'

/** Something that waits for a person, in figures. */
const Waiting = Type.Object({
  kind: Type.Enum(Object.keys(waitingKinds) as WaitingKind[]),
  count: Type.Integer(),
  /** Since when the latest of them waits; null where this has no moment. */
  newest: Nullable(Instant),
  /** For orders and production: the next day that was promised. */
  nextDay: Nullable(Day),
})
export type Waiting = Static<typeof Waiting>

/** The call that counts what waits for the staff. */
export const waitingApi = {
  listWaiting: get('staff/list-waiting', {
    access: 'staff',
    permission: 'any',
    isBackground: true,
    summary:
      'What needs a person, as far as the caller may see it; what nothing waits for is left out. Pages repeat this call, so it does not prolong the session.',
    result: Type.Array(Waiting),
  }),
}
