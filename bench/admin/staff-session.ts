import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { benchSecret } from '../processes.ts'

const root = join(import.meta.dirname, '../..')
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

/** The code that an authenticator app shows now. */
function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}
