import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import S3rver from '@20minutes/s3rver'

/** Runs a server that speaks S3's protocol, with one bucket; says its port on a line when it listens. */
const [directory = '', port = '0'] = process.argv.slice(2)
const shared = { directory, silent: true }
const strict = new S3rver({ ...shared, configureBuckets: [{ name: 'shop' }] })
// The package leaves out the last slash of a bucket's address when it compares signatures, and the client signs the slash.
const lenient = new S3rver({ ...shared, allowMismatchedSignatures: true })
const [ofFiles, ofBuckets] = [strict.callback(), lenient.callback()]
const answer: RequestListener = (request, response) => {
  const isOfBucket = /^\/[^/]+\/\?/.test(request.url ?? '')
  return (isOfBucket ? ofBuckets : ofFiles)(request, response)
}

await strict.configureBuckets()
const server = createServer(answer).listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
