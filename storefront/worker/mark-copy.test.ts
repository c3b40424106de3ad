import { expect, test } from 'vitest'
import { markedPage, markedRead, withStrip } from './mark-copy.ts'

const html = '<body>\n<noscript></noscript>\n<div id="root"><main>$&</main></div></body>'
const since = new Date('2026-11-26T10:05:00Z')
const timeZone = 'Asia/Dubai'

test.each([
  ['/home', '2026-11-26T15:00:00Z', 'Saved copy from 14:05. Prices and stock may have changed.'],
  ['/home', '2026-11-27T05:00:00Z', 'Saved copy from Thu 26\u00a0November, 14:05. Prices and'],
  ['/ar/home', '2026-11-26T15:00:00Z', 'نسخة محفوظة من 14:05. ربما تغيّرت الأسعار والكميات.'],
])('a copy of %s shown at %s says its age above the page', (path, now, text) => {
  const marked = withStrip(html, { path, since, now: new Date(now), timeZone })
  expect(marked).toContain(text)
  expect(marked.indexOf(text)).toBeLessThan(marked.indexOf('<div id="root">'))
  expect(marked.replace(/<p id="copy".*?<\/p>/, '')).toBe(html)
})

test('a marked page keeps its policy, and no header that describes the bytes as they were sent', async () => {
  const copy = new Response(html, {
    headers: {
      date: since.toUTCString(),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'br',
      'content-length': '1',
      etag: '"1"',
    },
  })
  const marked = await markedPage(copy, '/home')
  expect(Object.fromEntries(marked.headers)).toEqual({
    date: since.toUTCString(),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  })
  expect(await marked.text()).toContain('<p id="copy"')
})

test('a copy of a read says when the shop made it, so that it replaces nothing newer', async () => {
  const envelope = { errorCode: 0, message: '', result: { price: 250 } }
  const headers = { 'content-type': 'application/json', 'content-length': '1', etag: '"1"' }
  const marked = await markedRead(new Response(JSON.stringify(envelope), { headers }), since)
  expect(Object.fromEntries(marked.headers)).toEqual({ 'content-type': 'application/json' })
  expect(await marked.json()).toEqual({ ...envelope, copyOf: since.getTime() })
})
