import { expect, test } from 'vitest'
import { isPrivate, placeOf } from './network.ts'

test.each([
  ['198.51.100.7', '198.51.100.7', '198.51.100.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.7', '198.51.100.0/24'],
  ['::ffff:c633:6407', '198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8::/64', '2001:db8::/48'],
  ['2001:db8::198.51.100.7', '2001:db8::/64', '2001:db8::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['unknown', 'unknown', 'unknown'],
])('%s is counted as %s in %s', (ip, address, network) => {
  expect(placeOf(ip)).toEqual({ address, network })
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.1.1', true],
  ['::ffff:192.168.1.1', true],
  ['::ffff:c0a8:101', true],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['198.51.100.7', false],
  ['2001:db8:1:2::9', false],
  ['unknown', false],
])('that all shoppers share the address %s: %s', (ip, expected) => {
  expect(isPrivate(ip)).toBe(expected)
})
