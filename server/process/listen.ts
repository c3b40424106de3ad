import type { FastifyInstance } from 'fastify'
import { type Config, StartError } from '../config.ts'
import { stopLimits } from './stop-limits.ts'
import { within } from './within.ts'

/** Opens the port; what the owner can mend is thrown as a sentence. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use by another program. Stop that one, or set PORT to another number.`,
      EACCES: `This user may not use port ${port}. Set PORT to a number from 1024 up.`,
      EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine.`,
      ENOTFOUND: `HOST is "${host}", which is no address of this machine.`,
    }
    const known = sentences[cause.code ?? '']
    throw known ? new StartError(known, { cause }) : cause
  })
}

/** Lets requests finish; false when some took too long and were cut off. */
export async function closeServer(app: FastifyInstance): Promise<boolean> {
  const closed = app.close()
  // A connection that is busy now would otherwise stay open for more requests after its answer.
  Object.assign(app.server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 })
  const complete = await within(stopLimits.requests, closed)
  app.server.closeAllConnections()
  if (!complete) await within(stopLimits.handlers, closed)
  return complete
}
