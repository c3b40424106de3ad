import { once } from 'node:events'
import { createServer } from 'node:http'
import { StartError } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { createInstruments, type Metrics } from './instruments.ts'
import { registerDatabaseMetrics } from './database-metrics.ts'
import { registerProcessMetrics } from './process-metrics.ts'

/** Counts, and answers the metrics at a port of their own in the text format of Prometheus. */
export async function openMetrics(
  deps: Parameters<typeof registerProcessMetrics>[2] & Pick<Deps, 'log' | 'config'>,
  { host, port }: { host: string; port: number },
): Promise<Metrics> {
  const prom = await import('prom-client')
  const registry = new prom.Registry()
  prom.collectDefaultMetrics({ register: registry })
  const instruments = createInstruments(prom, registry)
  registerProcessMetrics(prom, registry, deps)
  const readDatabase = registerDatabaseMetrics(prom, registry, deps)

  const server = createServer(async (request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return reply.writeHead(404).end()
    try {
      await readDatabase()
      const text = await registry.metrics()
      reply.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch (err) {
      deps.log.error({ err }, 'the metrics could not be read')
      reply.writeHead(500).end()
    }
  })
  // Processes of one cluster would otherwise share the port, and each scrape would reach another one.
  server.listen({ port, host, exclusive: true })
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    const sentence = `The metrics cannot be answered at METRICS_PORT ${port} of ${host} (${cause.code}).`
    throw new StartError(sentence, { cause })
  })
  const bound = server.address() as { port: number }
  return {
    ...instruments,
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}/metrics`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
