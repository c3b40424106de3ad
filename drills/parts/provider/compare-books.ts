import type { DrillDatabase } from '../database.ts'
import { capturedOf, type Charge, refundedOf } from './charges.ts'
import type { FakeTap } from './fake-tap.ts'

type Booked = { captured: number; refunded: number; asked: number | null; total: number | null }

const nothing: Booked = { captured: 0, refunded: 0, asked: null, total: null }

/**
 * Compares the ledger of the shop with the books of the provider, charge by charge. No order may be paid unless the shop
 * has read at the provider that its whole amount is captured, and no money may stay at the provider without an order,
 * except of payments that wait for a person.
 */
export async function compareBooks(database: DrillDatabase, fake: FakeTap): Promise<string[]> {
  const booked = new Map(
    (await listBooked(database)).map(({ ref, ...of }) => [ref, of] satisfies [string, Booked]),
  )
  const [events] = await database.query<{ open: number }>(
    'select count(*)::int as open from payment_events where processed_at is null',
  )
  const wrong = [...fake.charges.values()].flatMap((charge) =>
    compareCharge(charge, booked.get(charge.id) ?? nothing),
  )
  const unknown = [...booked.keys()].filter((ref) => !fake.charges.has(ref))
  return [
    ...fake.faults,
    ...wrong,
    ...unknown.map((ref) => `the ledger has money of ${ref}, which the provider does not know`),
    ...(events && events.open > 0 ? [`${events.open} webhooks were not acted on`] : []),
  ]
}

/** What the shop has of each charge: its ledger, what a person has to check, and the total of the order that it pays. */
function listBooked(database: DrillDatabase) {
  return database.query<Booked & { ref: string }>(`
    select a.provider_ref as ref,
      (select coalesce(sum(amount), 0)::int from payment_ledger
        where attempt_id = a.id and kind = 'capture') as captured,
      (select coalesce(sum(amount), 0)::int from payment_ledger
        where attempt_id = a.id and kind = 'refund') as refunded,
      (select theirs from payment_discrepancies
        where attempt_id = a.id and kind = 'not_as_asked') as asked,
      (select total from orders where paid_by = a.id) as total
    from payment_attempts a where a.provider_ref is not null`)
}

function compareCharge(charge: Charge, { captured, refunded, asked, total }: Booked): string[] {
  const { id, isConfirmed } = charge
  const theirs = { captured: capturedOf(charge), refunded: refundedOf(charge) }
  const says = (what: string) => [`${id}: ${what}`]
  if (total !== null && !isConfirmed) return says('pays an order, and the provider never said so')
  if (total !== null && theirs.captured - theirs.refunded !== total)
    return says(`pays an order of ${total}, and the provider holds ${theirs.captured}`)
  // A person decides about this payment, and the ledger has nothing of it.
  if (asked !== null && captured === 0 && total === null && asked === theirs.captured) return []
  if (captured !== theirs.captured || refunded !== theirs.refunded)
    return says(
      `the ledger has ${captured} and ${refunded} back, the provider ${theirs.captured} and ${theirs.refunded}`,
    )
  if (total === null && theirs.captured !== theirs.refunded)
    return says(`${theirs.captured} is captured for no order`)
  return []
}
