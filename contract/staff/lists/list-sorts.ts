/** How the lists of returns, visits, production and reviews can be ordered. No TypeBox here: the browser ships this file. */

/** `waiting`: the oldest first. `due`: the next deadline first. */
export const returnListSorts = ['newest', 'waiting', 'due'] as const
export type ReturnListSort = (typeof returnListSorts)[number]

/** By the time of the visit, by the time by which staff call, or by the time of the booking. */
export const visitListSorts = ['latest', 'soonest', 'call', 'booked'] as const
export type VisitListSort = (typeof visitListSorts)[number]

/** By the due day, by the time in the stage, or by the age of the order. */
export const productionListSorts = ['due', 'since', 'newest'] as const
export type ProductionListSort = (typeof productionListSorts)[number]

/** `waiting`: the oldest first. `lowest` and `highest`: by the stars. */
export const reviewListSorts = ['newest', 'waiting', 'lowest', 'highest'] as const
export type ReviewListSort = (typeof reviewListSorts)[number]
