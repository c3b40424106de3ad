import { expect, test } from 'vitest'
import { isLinkTarget, linkTargetOf } from './link-target.ts'

test.each([
  '/about',
  '/product-list/best_seller?sort=new#top',
  '/',
  'https://example.com',
  'https://example.com/a?b=c#d',
  'mailto:care@rimal.example',
  'tel:+971501234567',
])('%s may be linked', (href) => {
  expect(isLinkTarget(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'http://example.com',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\\b',
  'https:evil.example',
  'https://user:secret@evil.example',
  'https://',
  'https://localhost',
  'https://example.com/\u0001a',
  'https://exa mple.com',
  'mailto:a@b.example?bcc=all@example.com',
  'mailto:',
  'tel:abc',
  'ftp://example.com',
  'about',
  '',
])('%j may not be linked', (href) => {
  expect(isLinkTarget(href)).toBe(false)
})

test.each([
  [' /about ', '/about'],
  ['/ar/about', '/about'],
  ['/ar', '/home'],
  ['/area', '/area'],
  ['/ar?sort=new', '/?sort=new'],
  ['https://shop.example/ar/about?a=b#c', '/about?a=b#c'],
  ['http://shop.example/about', '/about'],
  ['shop.example/product-list', '/product-list'],
  ['https://shop.example', '/home'],
  ['https://shop.example//evil.example', undefined],
  ['https://shop.example.evil.example/a', 'https://shop.example.evil.example/a'],
  ['rimal.example/about', 'https://rimal.example/about'],
  ['http://rimal.example', 'https://rimal.example'],
  ['HTTPS://rimal.example', 'https://rimal.example'],
  ['care@rimal.example', 'mailto:care@rimal.example'],
  ['+971 50 123-4567', 'tel:+971501234567'],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'tel:+971501234567'],
  ['javascript:alert(1)', undefined],
  ['about us', undefined],
  ['//evil.example', undefined],
])('%j means %j', (typed, target) => {
  expect(linkTargetOf(typed, 'https://shop.example')).toBe(target)
})
