import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  MadePasskey,
  NewPasskey,
  PasskeyRequest,
  UsedPasskey,
} from '@rimal/contract/staff/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** What an authenticator does differently from a right one. */
type Fault = {
  origin?: string
  rpId?: string
  /** The device has not verified the person. */
  isUnverified?: boolean
  counter?: number
  userHandle?: string
  challenge?: string
}

/** A device that makes and uses one passkey (ES256), as WebAuthn level 3 describes it. */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const known = { rpId: '', handle: '', counter: 0 }

  const dataOf = (rpId: string, fault: Fault, more: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(fault.counter ?? ++known.counter)
    const flags = 0x01 | (fault.isUnverified ? 0 : 0x04) | (more.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(fault.rpId ?? rpId), Buffer.from([flags]), counter, more])
  }
  const clientData = (type: string, challenge: string, fault: Fault) => {
    const signed = { type, challenge, origin, crossOrigin: false }
    const { challenge: other = challenge, origin: from = origin } = fault
    return Buffer.from(JSON.stringify({ ...signed, challenge: other, origin: from }))
  }
  const named = { id: text(id), rawId: text(id), type: 'public-key' } as const

  return {
    id: text(id),
    make({ rp, user, challenge }: NewPasskey, fault: Fault = {}): MadePasskey {
      Object.assign(known, { rpId: rp.id, handle: user.id })
      const credential = credentialOf(id, publicKey)
      const data = dataOf(rp.id, fault, credential)
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, fault)),
          attestationObject: text(attestationOf(data)),
          transports: ['internal'],
        },
      }
    },
    use({ rpId, challenge }: PasskeyRequest, fault: Fault = {}): UsedPasskey {
      const client = clientData('webauthn.get', challenge, fault)
      const data = dataOf(rpId, fault)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: fault.userHandle ?? known.handle,
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof makeAuthenticator>

/** The id and the public key of a credential, as authenticator data holds them. */
function credentialOf(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
}

/** The format `none`: the device proves nothing about itself. */
function attestationOf(data: Buffer): Uint8Array {
  return isoCBOR.encode(
    new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]),
  )
}

function text(data: Uint8Array): string {
  return Buffer.from(data).toString('base64url')
}

function bytes(data: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(data, 'base64url'))
}
