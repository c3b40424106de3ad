import type { Address } from '@rimal/contract/addresses'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { OrderStatus } from '@rimal/contract/statuses'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { orderIsActive } from '../../db/status-list.ts'

/** The data that the shop has about a buyer; empty for a guest. */
export type Buyer = {
  /** The time at which the customer registered. */
  since: Date | null
  /** Orders that stand. */
  orders: number
  wishlistItems: number
  phoneProven: boolean
  emailProven: boolean
  /** The newest first. */
  earlier: EarlierOrder[]
}

export type EarlierOrder = {
  at: Date
  amount: number
  currency: string
  method: PaymentMethod
  status: OrderStatus
  contact: { name: string; email: string; phone: string }
  address: Address
}

/** Instalment providers ask for five to ten. */
const maxEarlier = 10

const stranger: Buyer = {
  since: null,
  orders: 0,
  wishlistItems: 0,
  phoneProven: false,
  emailProven: false,
  earlier: [],
}

/**
 * Finds the data that the shop has about a buyer, apart from the order that is being placed now (`except`). A
 * contact in an account was proved.
 */
export async function findBuyer(
  db: Queries,
  { customerId, except = null }: { customerId: string | null; except?: string | null },
): Promise<Buyer> {
  if (customerId === null) return stranger
  const { rows } = await db.execute<BuyerRow>(sql`
    select c.created_at as since, c.phone is not null as "phoneProven",
      c.email is not null as "emailProven",
      (select count(*)::int from wishlist_items where customer_id = c.id) as "wishlistItems",
      (select count(*)::int from orders where customer_id = c.id and ${orderIsActive}) as orders,
      array(
        select jsonb_build_object('at', created_at, 'amount', total, 'currency', currency,
          'method', payment_method, 'status', status, 'contact', contact, 'address', address)
        from orders where customer_id = c.id and id is distinct from ${except}::uuid
        order by created_at desc limit ${maxEarlier}
      ) as earlier
    from customers c where c.id = ${customerId}`)
  const [row] = rows
  if (!row) return stranger
  const earlier = row.earlier.map((order) => ({ ...order, at: new Date(order.at) }))
  return { ...row, since: new Date(row.since), earlier }
}

type BuyerRow = Omit<Buyer, 'since' | 'earlier'> & {
  since: string
  earlier: (Omit<EarlierOrder, 'at'> & { at: string })[]
}
