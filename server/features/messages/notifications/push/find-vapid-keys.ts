import { createECDH } from 'node:crypto'
import type { Queries } from '../../../../db/connect.ts'
import { findMade, saveMade } from '../../../shop/settings/made-once.ts'

/** In base64url, as browsers and push services write them. */
export type VapidKeys = { publicKey: string; privateKey: string }

const key = 'vapidKeys'

/**
 * Finds the keys by which push services know this shop. They are made once, because a browser that has subscribed
 * accepts no others.
 */
export async function findVapidKeys(db: Queries): Promise<VapidKeys> {
  const stored = await findMade<VapidKeys>(db, key)
  if (stored) return stored
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return saveMade(db, key, {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  })
}
