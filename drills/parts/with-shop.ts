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
  /** What guests do on the page of the payment provider; it is the simulator unless this is given. */
  pay?: (page: URL) => Promise<void>
} & Pick<Parameters<typeof checkBooks>[0], 'settled' | 'settleMs'>

/** Lets guests order while the work is done, and checks the books afterwards. */
export async function underOrders(
  { what, times, database, address, guests: count = 6, pay, ...settling }: Drilled,
  work: (guests: Guests) => Promise<unknown>,
): Promise<DrillResult> {
  const products = await chooseProducts(database)
  const guests = new Guests({ address, products, guests: count, pay })
  try {
    await guests.untilOrders(5)
    await work(guests)
    await guests.untilOrders(5)
  } finally {
    await guests.stop()
  }
  return checkBooks({ what, times, database, products, guests, ...settling })
}
