import type { TestShop } from '../test-shop.ts'
import type { AnyInput, AnyRow } from './row.ts'
import type { Caller } from './things.ts'

export async function inputOf({ input }: AnyRow, me: Caller): Promise<AnyInput> {
  return (typeof input === 'function' ? await input(me) : input) ?? {}
}

/** Sends a row as somebody. */
export async function send(
  shop: TestShop,
  [address, row]: [string, AnyRow],
  me: Caller,
  headers: Record<string, string> = {},
) {
  const sender = { ...me, headers: { ...me.headers, ...headers } }
  return sendInput(shop, address, await inputOf(row, me), sender)
}

/** An answer of events or of a file is left as soon as it has begun. */
export async function sendInput(shop: TestShop, address: string, input: AnyInput, me: Caller) {
  const [method = 'GET', path = ''] = address.split(' ', 2)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String((input.params as Record<string, unknown>)[name]),
  )
  const query = new URLSearchParams(input.query as Record<string, string>)
  const isPost = method === 'POST'
  const response = await fetch(`${shop.address}/api/${filled}?${query}`, {
    method,
    headers: {
      ...(isPost ? { 'content-type': 'application/json' } : {}),
      cookie: [...me.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...me.headers,
    },
    ...(isPost ? { body: JSON.stringify(input.body ?? {}) } : {}),
  })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    me.cookies.set(name, value)
  }
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status: response.status, errorCode: 0 }
  }
  if (response.headers.has('content-disposition')) {
    await response.body?.cancel()
    return { status: response.status, errorCode: 0 }
  }
  const { errorCode } = (await response.json()) as { errorCode: number }
  return { status: response.status, errorCode }
}

/** Every call writes to these tables, even a refused one. */
const written = new Set(['sessions', 'limit_counters'])

/** Returns a fingerprint of the content of each table; comparing two results shows which tables changed. */
export async function fingerprints({ deps }: TestShop): Promise<Map<string, string>> {
  const { rows: tables } = await deps.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const parts = tables
    .filter(({ name }) => !written.has(name))
    .map(
      ({ name }) => `select '${name}' as name,
        md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from "${name}" t`,
    )
  const { rows } = await deps.pool.query<{ name: string; print: string }>(parts.join(' union all '))
  return new Map(rows.map(({ name, print }) => [name, print]))
}

export function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([name, print]) => before.get(name) !== print).map(([name]) => name)
}
