import { createServer } from 'node:http'
import { parseArgs } from 'node:util'

/**
 * The lower bound of the measurement: bare node:http that answers every request with the bytes and headers of one
 * answer of the shop. Runs in its own process: `node floor-server.ts <address to copy> <encoding>`.
 */
const [address = '', encoding = 'br'] = parseArgs({ allowPositionals: true }).positionals
const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
const identity = Buffer.from(await response.arrayBuffer())
const { brotliCompressSync, constants } = await import('node:zlib')
const body =
  encoding === 'br'
    ? brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : identity
const headers = {
  'content-type': response.headers.get('content-type') ?? 'text/plain',
  'content-length': String(body.length),
  etag: response.headers.get('etag') ?? '',
  'cache-control': response.headers.get('cache-control') ?? '',
  ...(encoding === 'br' ? { 'content-encoding': 'br' } : {}),
}
const server = createServer((_request, answer) => {
  answer.writeHead(200, headers)
  answer.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  process.stdout.write(`floor http://127.0.0.1:${port} ${body.length}\n`)
})
