import type { ConnectionName } from '@rimal/contract/staff/connections'
import { sealText, unsealText } from '../../../crypto/sealed-text.ts'
import type { Deps } from '../../../deps.ts'
import type { Values } from './connection-fields.ts'
import type { StoredConnection } from './connections.sql.ts'

type Place = Pick<Deps, 'sign'> & { name: ConnectionName; field: string }

/** Encrypts the secret of a field, for its row alone. */
export function sealField({ sign, name, field }: Place, secret: string): string {
  return sealText({ sign, purpose: 'connection', id: `${name} ${field}` }, secret)
}

/** Returns the secret of a field; undefined when the secret of the shop is another one than when it was sealed. */
export function unsealField({ sign, name, field }: Place, sealed: string): string | undefined {
  try {
    return unsealText({ sign, purpose: 'connection', id: `${name} ${field}` }, sealed)
  } catch {
    return undefined
  }
}

/** Returns all values of a stored account; a secret that cannot be read is missing. */
export function valuesOf(
  { sign }: Pick<Deps, 'sign'>,
  { name, fields, secrets }: StoredConnection,
): Values {
  const readable = secrets.flatMap(({ field, sealed }) => {
    const secret = unsealField({ sign, name, field }, sealed)
    return secret === undefined ? [] : [[field, secret] as const]
  })
  return { ...fields, ...Object.fromEntries(readable) }
}
