import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** The ranges of RFC 6890 that lead into a private network, to this machine or to many machines. */
const inner = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(address, bits, 'ipv4')
}

/** Global unicast; its parts that carry or document other addresses are in `innerOfGlobal`. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const innerOfGlobal = new BlockList()
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  innerOfGlobal.addSubnet(address, bits, 'ipv6')
}

/** The name of a server leads to an address that is not public. */
export class PrivateAddressError extends Error {}

/** Returns an address of a server, after all its addresses were found to be public. */
export async function getPublicAddress(host: string): Promise<string> {
  const found = await lookup(host, { all: true })
  const [first] = found
  if (!first || !found.every(({ address }) => isPublicAddress(address))) {
    throw new PrivateAddressError('A mail server must have a public address.')
  }
  return first.address
}

/** Whether an IP address can be reached from anywhere. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4')
  return (
    isIP(address) === 6 && global.check(address, 'ipv6') && !innerOfGlobal.check(address, 'ipv6')
  )
}
