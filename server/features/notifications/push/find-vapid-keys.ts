import { createECDH } from 'node:crypto'
import type { Queries } from '../../../db/connect.ts'
import { keepVapidKeys, storedVapidKeys } from './vapid-keys.sql.ts'

/** In base64url, as browsers and push services write them. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** By which push services know this shop: made once, as a browser that subscribed takes no other. */
export async function findVapidKeys(db: Queries): Promise<VapidKeys> {
  const stored = await storedVapidKeys(db)
  if (stored) return stored
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return keepVapidKeys(db, {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  })
}
