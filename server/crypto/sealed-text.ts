import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The shop's signing, and the purpose and row that a sealed text belongs to. */
type Place = {
  sign: (purpose: string, text: string) => string
  purpose: string
  id: string
}

/**
 * Encrypts a text for one row (AES-256-GCM). The key is derived from the shop's secret, a purpose and the id of the
 * row, so neither a reader of the database nor a copy into another row can use it.
 */
export function sealText(place: Place, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(place), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** Returns the text of `sealText`; throws for another row's or a changed one. */
export function unsealText(place: Place, sealed: string): string {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!iv || !tag || !text) throw new Error('This is no sealed text.')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(place), iv, { authTagLength: 16 })
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

function keyOf({ sign, purpose, id }: Place): Buffer {
  return Buffer.from(sign(purpose, id), 'hex')
}
