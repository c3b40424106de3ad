import type { Deps } from '../../../deps.ts'
import type { OnlineProvider } from '../payment-provider.ts'

/** Whether a shopper may be sent to an address: the provider's own pages and nothing else. */
export function mayBeSentTo(
  { config }: Pick<Deps, 'config'>,
  { allowedHosts }: Pick<OnlineProvider, 'allowedHosts'>,
  address: string,
): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username } = new URL(address)
  const safe = protocol === 'https:' || protocol === config.publicUrl.protocol
  return safe && username === '' && allowedHosts.some((allowed) => isHost(host, allowed))
}

function isHost(host: string, allowed: string): boolean {
  if (!allowed.startsWith('*.')) return host === allowed
  return host.endsWith(allowed.slice(1))
}
