import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { benchSecret } from './processes.ts'

const root = join(import.meta.dirname, '..')
const person = { email: 'bench@example.com', password: 'sand and pearl and ink', name: 'Bench' }

/** Becomes the first owner of the shop, and returns the token of the session. */
export async function becomeOwner(address: string, databaseUrl: string): Promise<string> {
  const command = spawnSync(process.execPath, ['server/staff.ts', 'staff', 'link'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SECRET: benchSecret,
      PUBLIC_URL: address,
    },
  })
  const token = command.stdout.trim().split('#')[1] ?? ''
  const opened = await post(`${address}/api/staff/open-invitation`, { token })
  const { result } = (await opened.json()) as { result: { secret: string } }
  const joined = await post(`${address}/api/staff/accept-invitation`, {
    ...person,
    token,
    language: 'en',
    code: codeOf(result.secret),
  })
  const [, session] = /staff=([0-9a-f]{64})/.exec(joined.headers.get('set-cookie') ?? '') ?? []
  if (!session) throw new Error(`There is no owner: ${await joined.text()} ${command.stderr}`)
  return session
}

function post(url: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** The code that an authenticator app shows now (RFC 6238). */
function codeOf(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((character) =>
    alphabet.indexOf(character).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
