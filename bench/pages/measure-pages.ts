import { createServer, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../../tools/ensure-chromium.ts'
import { median } from '../load.ts'
import type { Row } from '../table.ts'
import { measureInteractions } from './measure-interactions.ts'
import { measureVisits } from './measure-visits.ts'

const pages = { home: '/home', list: '/product-list/best_seller', product: '/product-details/noor' }
/**
 * Slow 4G as in Lighthouse: 1.6 Mbit/s down and 150 ms round trip, with a processor four times
 * slower.
 */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const times = 3

/**
 * LCP and bytes of a first visit on a slow phone, beside the same page without scripts; then a second visit, a start
 * without a connection, and what presses take.
 */
export async function measurePages(address: string): Promise<Row[]> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const rows: Row[] = []
  for (const [name, path] of Object.entries(pages)) {
    const shop = await visits(browser, address + path)
    await using still = await stillCopy(address, path)
    const floor = await visits(browser, still.address + path)
    rows.push({
      name: `LCP of ${name}, slow 4G, 4× slower CPU`,
      value: shop.lcp,
      floor: floor.lcp,
      unit: 'ms',
      note: 'floor: the same page without scripts',
    })
    rows.push({ name: `bytes of ${name}, first load`, value: shop.bytes / 1000, unit: 'kB' })
    rows.push({ name: `layout shift of ${name}`, value: shop.shift, unit: '' })
    console.log(`${name}: LCP ${Math.round(shop.lcp)} ms, floor ${Math.round(floor.lcp)} ms`)
  }
  rows.push(...(await measureVisits(browser, address)))
  rows.push(...(await measureInteractions(browser, address)))
  await browser.close()
  return rows
}

async function visits(browser: Browser, url: string) {
  const seen = []
  for (let time = 0; time < times; time++) seen.push(await visit(browser, url))
  return {
    lcp: median(seen.map(({ lcp }) => lcp)),
    bytes: median(seen.map(({ bytes }) => bytes)),
    shift: Math.max(...seen.map(({ shift }) => shift)),
  }
}

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  const paint = await page.evaluate(
    () =>
      new Promise<{ lcp: number; shift: number }>((done) => {
        let lcp = 0
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcp = Math.max(lcp, entry.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done({ lcp, shift }), 1500)
      }),
  )
  await context.close()
  return { ...paint, bytes }
}

/**
 * The page as a static copy without scripts; styles, fonts and pictures come from the shop itself.
 */
async function stillCopy(address: string, path: string) {
  const html = (await (await fetch(address + path)).text())
    .replaceAll(/<script[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|preload" as="fetch)[^>]*>/g, '')
  const server = createServer(async (request, answer) => {
    if (request.url === path) return send(answer, 'text/html; charset=utf-8', Buffer.from(html))
    const file = await fetch(address + request.url, {
      headers: { accept: request.headers.accept ?? '*/*' },
    })
    const type = file.headers.get('content-type') ?? ''
    send(answer, type, Buffer.from(await file.arrayBuffer()))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  return {
    address: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
  }
}

/** Compresses text as the shop does, because an uncompressed floor would be too low. */
function send(answer: ServerResponse, type: string, body: Buffer) {
  const isText = /text|json|svg|javascript/.test(type)
  answer.writeHead(200, { 'content-type': type, ...(isText ? { 'content-encoding': 'br' } : {}) })
  answer.end(isText ? brotliCompressSync(body) : body)
}
