import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../config.ts'

const oldest = 15
const patienceMs = 10_000
const pauseMs = 1_000

type Waiting = {
  /** For how many seconds a database that does not answer yet is waited for. */
  waitSeconds?: number
  say?: (line: string) => void
  signal?: AbortSignal | undefined
}

/**
 * Refuses a database of the owner's that cannot be used, in a sentence without its password. Waits for one that does
 * not answer yet, and for a standby until it is the primary.
 */
export async function checkDatabase(
  url: string,
  { waitSeconds = 0, say = () => {}, signal }: Waiting = {},
): Promise<void> {
  const until = performance.now() + waitSeconds * 1000
  let isSaid = false
  for (;;) {
    const refused = await findRefusal(url)
    if (!refused) return
    if (!refused.mayPass || performance.now() >= until || signal?.aborted) throw refused.error
    if (!isSaid) say(`${refused.error.message} The start waits for it, ${waitSeconds} seconds.`)
    isSaid = true
    await delay(pauseMs, undefined, signal ? { signal } : {}).catch(() => {})
  }
}

type Refusal = { error: StartError; mayPass: boolean }

async function findRefusal(url: string): Promise<Refusal | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs })
  // A server that stops may end the connection between two statements.
  client.on('error', () => {})
  const place = `${client.host}:${client.port}`
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; isStandby: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
        pg_is_in_recovery() as "isStandby"`,
    )
    const { version = 0, isStandby } = rows[0] ?? {}
    if (version < oldest) {
      throw new Error(`it is PostgreSQL ${version}, and the shop needs ${oldest} or later`)
    }
    if (isStandby) throw Object.assign(new Error('a standby'), { code: '25006' })
    return undefined
  } catch (cause) {
    const { code = '', message } = cause as Error & { code?: string }
    const isSilent = /timeout|terminated/.test(message)
    const why = isSilent
      ? `it does not answer within ${patienceMs / 1000} seconds`
      : (passing[code] ?? lastingReason(code, client) ?? message)
    const sentence = `The database of DATABASE_URL at ${place} cannot be used: ${why}.`
    return {
      error: new StartError(sentence, { cause }),
      mayPass: isSilent || code in passing,
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** The reasons that pass by themselves, by the codes of the system and of PostgreSQL. */
const passing: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it ended the connection',
  EAI_AGAIN: 'no machine of that name is known',
  EHOSTUNREACH: 'there is no way to it',
  ETIMEDOUT: 'it does not answer',
  '25006': 'it is a standby and cannot be written to',
  '53300': 'it has no connection to spare',
  '57P01': 'it is stopping',
  '57P03': 'it is starting or stopping',
}

function lastingReason(code: string, { user, database }: pg.Client): string | undefined {
  const known: Record<string, string> = {
    ENOTFOUND: 'no machine of that name is known',
    '28P01': `it refuses the password of user ${user}`,
    '28000': `it does not let user ${user} in`,
    '3D000': `it has no database named ${database}`,
  }
  return known[code]
}
