/** How the list of orders can be ordered; each order has an index. No TypeBox here: the browser ships this file. */
export const orderListSorts = ['newest', 'arrival', 'total'] as const
export type OrderListSort = (typeof orderListSorts)[number]
