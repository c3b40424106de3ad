import { randomBytes } from 'node:crypto'

/** 128 random bits in hex: whoever knows it may see the order or the payment it belongs to. */
export function newToken(): string {
  return randomBytes(16).toString('hex')
}
