import type { Deps } from '../../../deps.ts'
import { signText } from '../adapters/simulator/signed-text.ts'
import { markNotified, savePayment, type SimulatedPayment } from './simulator.sql.ts'

const patienceMs = 10_000
/** After the first time; real providers try three or four times as well. */
const retries = 3

/** Sends the signed word that a payment changed, and sees to it that it is sent again when it is lost. */
export async function notifyShop(deps: Deps, payment: SimulatedPayment): Promise<void> {
  const { ref, webhookUrl, state, entries, tries } = payment
  const text = JSON.stringify({ id: `${ref}:${state}:${entries.length}`, ref, state })
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'simulator-signature': signText(deps.sign('simulator', 'webhook'), text, deps.clock()),
      },
      body: text,
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) throw new Error(`The shop answered ${response.status}.`)
    await markNotified(deps.db, ref)
  } catch (error) {
    deps.log.warn({ err: error, ref }, 'the simulator could not tell the shop of a payment')
    const again = tries < retries
    const minutes = 2 ** tries
    await savePayment(deps.db, ref, {
      tries: tries + 1,
      settleAs: again ? 'notify' : null,
      settleAt: again ? new Date(deps.clock().getTime() + minutes * 60_000) : null,
    })
  }
}
