import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { actOnWord } from './act-on-word.ts'
import { keepWord } from './inbox.sql.ts'
import type { OnlineProvider, WebhookRequest } from './payment-provider.ts'
import { findOnlineProvider } from './choose-provider.ts'

/**
 * A word from a provider. It is kept and wakes a question to the provider; nothing in it is believed.
 * Once it is known to be the provider's, the answer is always yes: what fails here, the timer tries again.
 */
export async function receiveWebhook(
  deps: Deps,
  name: string,
  request: WebhookRequest,
): Promise<void> {
  const provider = findOnlineProvider(deps, name)
  const word = provider && (await parse(deps, provider, request))
  if (!provider || !word) {
    deps.log.warn({ provider: name, ip: request.ip }, 'a webhook was refused')
    throw new ShopError('webhook_refused')
  }
  if (word === 'unheeded') return
  const { providerRef } = word
  const { id, isDone } = await keepWord(deps.db, { provider: name, ...word, now: request.now })
  if (isDone) return
  try {
    await actOnWord(deps, { id, provider: name, providerRef })
  } catch (error) {
    deps.log.error({ err: error, provider: name }, 'a webhook was kept and is acted on later')
  }
}

async function parse(deps: Deps, provider: OnlineProvider, request: WebhookRequest) {
  try {
    return await provider.parseWebhook(request)
  } catch (error) {
    deps.log.warn({ err: error, provider: provider.name }, 'a webhook could not be read')
    return undefined
  }
}
