import type { ReadAddress } from '../../call.ts'

/** The reads that show a visit or the times that are left, which every step changes. */
export const readsOfVisits = [
  'GET staff/list-visits',
  'GET staff/count-visits',
  'GET staff/get-visit/{visitNumber}',
  'GET staff/list-visit-times',
] as const satisfies readonly ReadAddress[]
