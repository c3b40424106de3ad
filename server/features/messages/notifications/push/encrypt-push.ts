import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys that a browser gave for messages to it: its point on P-256, and a secret. */
type Keys = { p256dh: string; auth: string }

/** Made anew for each message; given only by the test of the RFC's example. */
type Random = { privateKey: Buffer; salt: Buffer }

/** Push services take no more. */
const recordSize = 4096
/** The most bytes of text in a record; the rest is the header with our point, the end mark and the tag. */
export const maxPushBytes = recordSize - (16 + 5 + 65) - 1 - 16

/**
 * Encrypts a message that only the customer's browser can read, as RFC 8291 says: the push service in between sees
 * its length and nothing else. The result is one record in the form of RFC 8188.
 */
export function encryptPush(keys: Keys, text: string, random?: Random): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url')
  const ours = createECDH('prime256v1')
  if (random) ours.setPrivateKey(random.privateKey)
  else ours.generateKeys()
  const ourPublic = ours.getPublicKey()
  const salt = random?.salt ?? randomBytes(16)

  const agreed = derive({
    from: ours.computeSecret(theirs),
    salt: Buffer.from(keys.auth, 'base64url'),
    info: Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ourPublic]),
    length: 32,
  })
  const named = (name: string, length: number) =>
    derive({ from: agreed, salt, info: Buffer.from(`Content-Encoding: ${name}\0`), length })
  const cipher = createCipheriv('aes-128-gcm', named('aes128gcm', 16), named('nonce', 12))
  // The 2 says that no further record follows.
  const padded = Buffer.concat([Buffer.from(text), Buffer.from([2])])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize)
  head.writeUInt8(ourPublic.length, 4)
  return Buffer.concat([
    salt,
    head,
    ourPublic,
    cipher.update(padded),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

function derive({ from, salt, info, length }: Derivation): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, info, length))
}
type Derivation = { from: Buffer; salt: Buffer; info: Buffer; length: number }
