import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { actOnEvent } from './act-on-event.ts'
import { storeEvent } from './inbox.sql.ts'
import type { OnlineProvider, WebhookRequest, WebhookEvent } from './payment-provider.ts'
import { findOnlineProvider } from './choose-provider.ts'

/**
 * Receives an event from a provider. The event is stored and leads to a query to the provider; its content is not
 * trusted. Once the event is known to be the provider's, the answer is always success: whatever fails here, the
 * timer tries again.
 */
export async function receiveWebhook(
  deps: Deps,
  name: string,
  request: WebhookRequest,
): Promise<void> {
  const provider = findOnlineProvider(deps, name)
  const event = provider && (await parse(deps, provider, request))
  if (!provider || !event) {
    deps.log.warn({ provider: name, ip: request.ip }, 'a webhook was refused')
    throw new ShopError('webhook_refused')
  }
  if (event === 'ignored') return
  const { providerRef } = event
  const { id, isDone } = await storeEvent(deps.db, { provider: name, ...event, now: request.now })
  if (isDone) return
  try {
    await actOnEvent(deps, { id, provider: name, providerRef })
  } catch (error) {
    deps.log.error({ err: error, provider: name }, 'a webhook was kept and is acted on later')
  }
}

async function parse(deps: Deps, provider: OnlineProvider, request: WebhookRequest) {
  try {
    const event = await provider.parseWebhook(request)
    if (!event || event === 'ignored' || isWellFormed(event)) return event
    // Its signature was right: a provider that changed its ids would pay for nothing.
    deps.log.error({ provider: provider.name }, 'a signed webhook has ids of an unknown form')
    return undefined
  } catch (error) {
    deps.log.warn({ err: error, provider: provider.name }, 'a webhook could not be read')
    return undefined
  }
}

/** A reference becomes part of an address at the provider, and both are stored. A signed body may still lack them. */
function isWellFormed({ providerRef, dedupKey }: Record<keyof WebhookEvent, unknown>): boolean {
  return (
    typeof providerRef === 'string' &&
    typeof dedupKey === 'string' &&
    /^\w[\w.:-]{0,199}$/.test(providerRef) &&
    /^[^\p{Cc}]{1,500}$/u.test(dedupKey)
  )
}
