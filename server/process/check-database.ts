import pg from 'pg'
import { StartError } from '../config.ts'

const oldest = 15
const patienceMs = 10_000

/** Refuses a database of the owner's that cannot be used, in a sentence without its password. */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs })
  const place = `${client.host}:${client.port}`
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    const version = rows[0]?.version ?? 0
    if (version < oldest) {
      throw new Error(`it is PostgreSQL ${version}, and the shop needs ${oldest} or later`)
    }
  } catch (cause) {
    const why = reason(cause as Error & { code?: string }, client)
    throw new StartError(`The database of DATABASE_URL at ${place} cannot be used: ${why}.`, {
      cause,
    })
  } finally {
    await client.end().catch(() => {})
  }
}

function reason(error: Error & { code?: string }, { user, database }: pg.Client): string {
  const known: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'no machine of that name is known',
    EAI_AGAIN: 'no machine of that name is known',
    EHOSTUNREACH: 'there is no way to it',
    ETIMEDOUT: 'it does not answer',
    '28P01': `it refuses the password of user ${user}`,
    '28000': `it does not let user ${user} in`,
    '3D000': `it has no database named ${database}`,
    '53300': 'it has no connection to spare',
    '57P03': 'it is starting or stopping',
  }
  if (/timeout/.test(error.message)) return `it does not answer within ${patienceMs / 1000} seconds`
  return known[error.code ?? ''] ?? error.message
}
