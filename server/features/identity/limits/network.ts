import { isIPv6 } from 'node:net'

/**
 * The address of a caller and the network around it, as limits count them. Whoever has an IPv6 address
 * has 2⁶⁴ of them.
 */
export function placeOf(ip: string): { address: string; network: string } {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(plain)) return { address: plain, network: plain.replace(/\.\d+$/, '.0/24') }
  const groups = groupsOf(plain)
  return {
    address: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  }
}

function groupsOf(ip: string): string[] {
  const [front = '', back] = ip.split('%', 1).join('').split('::')
  const before = front.split(':').filter(Boolean)
  const after = back?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
