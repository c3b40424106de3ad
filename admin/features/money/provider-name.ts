import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import type { Words } from '../../words.tsx'

const names: Record<string, AdminTextKey> = {
  stripe: 'connection_stripe',
  tap: 'connection_tap',
  tabby: 'connection_tabby',
  tamara: 'connection_tamara',
  simulator: 'money_simulator',
}

/** The name of a payment provider; one that is not known here stays as the server names it. */
export function providerName(t: Words['t'], provider: string): string {
  const key = Object.hasOwn(names, provider) ? names[provider] : undefined
  return key ? t(key) : provider
}

/** The providers that take money before the delivery. The simulator exists only on the machine of a developer. */
export function providersAt(hostname: string): string[] {
  const isLoopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  return Object.keys(names).filter((name) => isLoopback || name !== 'simulator')
}
