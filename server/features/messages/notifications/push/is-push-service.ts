import type { Config } from '../../../../config.ts'

/**
 * Whether an address belongs to one of the services we send to: `https://*.push.apple.com` takes every
 * host below that one. An address with a password, another port or another protocol is none.
 */
export function isPushService(
  { pushServices }: Pick<Config, 'pushServices'>,
  address: string,
): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname, port, username, password } = new URL(address)
  if (username || password) return false
  return pushServices.some((service) => {
    const [, below] = /^https:\/\/\*(\..+)$/.exec(service) ?? []
    if (below === undefined) return origin === service
    return protocol === 'https:' && port === '' && hostname.endsWith(below)
  })
}
