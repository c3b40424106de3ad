import { expect, test } from 'vitest'
import { parseTarget } from './targets.ts'

test.each([
  ['place:home', { kind: 'place', id: 'home' }],
  ['type:everyday', { kind: 'type', id: 'everyday' }],
  ['page:size-guide', { kind: 'page', id: 'size-guide' }],
  ['every:types', { kind: 'every', id: 'types' }],
  ['https://example.com/a?b=1', { kind: 'address', url: 'https://example.com/a?b=1' }],
])('%s is a target', (target, parsed) => {
  expect(parseTarget(target)).toEqual(parsed)
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'http://example.com',
  'HTTPS://example.com',
  'https://',
  'https:///',
  'https://shop.example@evil.example',
  'https://a:b@evil.example',
  'https://example.com/"onclick=',
  'https://example.com\\@evil.example',
  'data:text/html,x',
  'place:nowhere',
  'type:',
  'type:Every Day',
  'product:noor',
  '',
  `https://example.com/${'a'.repeat(300)}`,
])('%j is no target', (target) => {
  expect(parseTarget(target)).toBeUndefined()
})
