import ipaddr from 'ipaddr.js'

type Address = ReturnType<typeof ipaddr.process>

/**
 * Returns the address and the network of a caller, as limits count them. A caller with one IPv6 address has 2⁶⁴
 * addresses.
 */
export function placeOf(ip: string): { address: string; network: string } {
  const address = parse(ip)
  // A text of a proxy that is no address is counted unchanged.
  if (!address) return { address: ip, network: ip }
  if (address.kind() === 'ipv4') {
    return { address: address.toString(), network: networkOf(address, 24) }
  }
  return { address: networkOf(address, 64), network: networkOf(address, 48) }
}

/** Ranges that no shopper comes from over the internet: a proxy or a network of the shop's own has them. */
const privateRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/**
 * Says whether all shoppers share the address: a proxy that `TRUST_PROXY` does not name is in front of the shop.
 */
export function isPrivate(ip: string): boolean {
  return privateRanges.has(parse(ip)?.range() ?? '')
}

/** An IPv4 address that is written as an IPv6 address is an IPv4 address. */
function parse(ip: string): Address | undefined {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined
}

function networkOf(address: Address, bits: number): string {
  const { IPv4, IPv6 } = ipaddr
  const version = address.kind() === 'ipv4' ? IPv4 : IPv6
  return `${version.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`
}
