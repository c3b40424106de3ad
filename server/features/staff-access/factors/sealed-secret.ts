import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'

type Sign = Pick<Deps, 'sign'>

/**
 * Encrypts a secret for one row (AES-256-GCM). The key is derived from the shop's secret and the id of the row, so
 * neither a reader of the database nor a copy into another row can use it.
 */
export function sealSecret(deps: Sign, id: string, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(deps, id), iv)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** Returns the secret of `sealSecret`; throws for another row's or a changed text. */
export function unsealSecret(deps: Sign, id: string, text: string): string {
  const [iv, tag, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!iv || !tag || !sealed) throw new Error('This is no sealed secret.')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(deps, id), iv, { authTagLength: 16 })
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
}

function keyOf({ sign }: Sign, id: string): Buffer {
  return Buffer.from(sign('staff factor', id), 'hex')
}
