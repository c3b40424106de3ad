import { checkBooks } from './check-books.ts'
import { chooseProducts, type DrillDatabase } from './database.ts'
import type { DrillResult } from './drill.ts'
import { Guests } from './guests.ts'

type Drilled = {
  what: string
  times: number
  database: DrillDatabase
  /** The address that the next call goes to. */
  address: () => string
  guests?: number
}

/** Lets guests order while the work is done, and checks the books afterwards. */
export async function underOrders(
  { what, times, database, address, guests: count = 6 }: Drilled,
  work: (guests: Guests) => Promise<unknown>,
): Promise<DrillResult> {
  const products = await chooseProducts(database)
  const guests = new Guests({ address, products, guests: count })
  try {
    await guests.untilOrders(5)
    await work(guests)
    await guests.untilOrders(5)
  } finally {
    await guests.stop()
  }
  return checkBooks({ what, times, database, products, guests })
}
