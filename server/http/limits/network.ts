import { BlockList, isIPv6 } from 'node:net'

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

/** Addresses that no shopper comes from over the internet: a proxy or a network of the shop's own has them. */
const privateNetworks = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(net, bits)
}
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(net, bits, 'ipv6')
}

/** Whether all shoppers share the address: a proxy that `TRUST_PROXY` does not name stands in front of the shop. */
export function isPrivate(ip: string): boolean {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '')
  return privateNetworks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

function groupsOf(ip: string): string[] {
  const [front = '', back] = ip.split('%', 1).join('').split('::')
  const before = front.split(':').filter(Boolean)
  const after = back?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
