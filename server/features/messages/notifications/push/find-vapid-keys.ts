import { createECDH } from 'node:crypto'
import type { Queries } from '../../../../db/connect.ts'
import { type VapidKeys, saveVapidKeys, storedVapidKeys } from './vapid-keys.sql.ts'

/**
 * Finds the keys by which push services know this shop. They are made once, because a browser that has subscribed
 * accepts no others.
 */
export async function findVapidKeys(db: Queries): Promise<VapidKeys> {
  const stored = await storedVapidKeys(db)
  if (stored) return stored
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return saveVapidKeys(db, {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  })
}
