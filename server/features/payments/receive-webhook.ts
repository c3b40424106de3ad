import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { adoptRef, type Attempt, findAttemptByRef } from './attempts/stored-attempts.ts'
import { closeWord, keepWord } from './inbox.sql.ts'
import type { OnlineProvider, WebhookRequest } from './payment-provider.ts'
import { findOnlineProvider } from './providers.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * A word from a provider. It is kept and wakes a question to the provider; nothing in it is believed.
 * Once it is known to be the provider's, the answer is always yes: what fails here is ours to mend.
 */
export async function receiveWebhook(
  deps: Deps,
  name: string,
  request: WebhookRequest,
): Promise<void> {
  const provider = findOnlineProvider(deps, name)
  const word = provider && parse(deps, provider, request)
  if (!provider || !word) {
    deps.log.warn({ provider: name, ip: request.ip }, 'a webhook was refused')
    throw new ShopError('webhook_refused')
  }
  const kept = await keepWord(deps.db, { provider: name, ...word, now: request.now })
  if (kept.isDone) return
  try {
    const attempt = await attemptOf(deps, provider, word.providerRef)
    const outcome = attempt ? (await settleAttempt(deps, attempt.id)).state : 'unknown'
    const attemptId = attempt?.id ?? null
    await closeWord(deps.db, kept.id, { attemptId, outcome, now: deps.clock() })
  } catch (error) {
    deps.log.error({ err: error, provider: name }, 'a webhook was kept but could not be acted on')
  }
}

function parse(deps: Deps, provider: OnlineProvider, request: WebhookRequest) {
  try {
    return provider.parseWebhook(request)
  } catch (error) {
    deps.log.warn({ err: error, provider: provider.name }, 'a webhook could not be read')
    return undefined
  }
}

/** The attempt of a reference. We may not have heard the reference yet: the provider knows our attempt. */
async function attemptOf(
  deps: Deps,
  provider: OnlineProvider,
  providerRef: string,
): Promise<Attempt | undefined> {
  const known = await findAttemptByRef(deps.db, provider.name, providerRef)
  if (known) return known
  const { attemptId } = await provider.read(providerRef)
  const isOurs = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(attemptId)
  return isOurs ? adoptRef(deps.db, attemptId, { provider: provider.name, providerRef }) : undefined
}
