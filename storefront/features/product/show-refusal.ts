import { languageOfPath } from '@rimal/contract/language'
import type { NavigateFunction } from 'react-router'
import { showAlert } from '../../ui/alert/alerts.tsx'
import { queueAddress } from '../queue/queue-address.ts'

type Refusal = Parameters<typeof queueAddress>[0] & { message: string }

/**
 * Shows why a product was not added; a shopper who has to wait comes to the queue, and from there back to this page.
 * Returns whether the shopper is sent to the queue.
 */
export async function showRefusal(reply: Refusal, navigate: NavigateFunction): Promise<boolean> {
  const queue = queueAddress(reply)
  if (queue === null) await showAlert({ message: reply.message })
  else void navigate(queue, { state: { from: thisPage() } })
  return queue !== null
}

/** The address of this page without its language, which the router adds. */
function thisPage(): string {
  return languageOfPath(location.pathname).path + location.search
}
