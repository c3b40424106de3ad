import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import S3rver from '@20minutes/s3rver'

/** Runs a server that speaks S3's protocol, with one bucket; says its port on a line when it listens. */
const [directory = ''] = process.argv.slice(2)
const shared = { directory, silent: true }
const strict = new S3rver({ ...shared, configureBuckets: [{ name: 'shop' }] })
// The package leaves out the last slash of a bucket's address when it compares signatures, and the client signs the slash.
const lenient = new S3rver({ ...shared, allowMismatchedSignatures: true })
const [ofFiles, ofBuckets] = [strict.callback(), lenient.callback()]
/** How the server refuses a method of an object, by the method and the path of the object. */
const refused = new Map<string, { status: number; body: string }>()

const answer: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const { refuse: method, status, code = '' } = Object.fromEntries(searchParams)
  if (method) {
    // A server that is none of S3's answers with a page.
    const page = '<html><body>Refused.</body></html>'
    const error = `<Error><Code>${code}</Code><Message>Refused.</Message></Error>`
    refused.set(`${method} ${pathname}`, { status: Number(status), body: code ? error : page })
    return response.end()
  }
  const refusal = refused.get(`${request.method} ${pathname}`)
  if (refusal) return response.writeHead(refusal.status).end(refusal.body)
  const isOfBucket = /^\/[^/]+\/\?/.test(request.url ?? '')
  return (isOfBucket ? ofBuckets : ofFiles)(request, response)
}

await strict.configureBuckets()
const server = createServer(answer).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
