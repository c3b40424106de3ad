import { randomBytes } from 'node:crypto'
import { isSame } from './is-same.ts'

type Sign = { sign: (purpose: string, text: string) => string }
/** The purpose and the person of a signature: `{ purpose: 'device', about: 'mariam@example.com' }`. */
type Bound = { purpose: string; about: string }

/** A random number with a signature that holds for one purpose and person. It opens nothing. */
export function newSignedNumber(deps: Sign, bound: Bound): string {
  const number = randomBytes(16).toString('hex')
  return `${number}.${signatureOf(deps, bound, number)}`
}

/** Returns the number if the signature is ours and for this purpose and person, otherwise null. */
export function readSignedNumber(deps: Sign, bound: Bound, text = ''): string | null {
  const [, number, signature] = /^([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(text) ?? []
  const isOurs = number && signature && isSame(signature, signatureOf(deps, bound, number))
  return isOurs ? number : null
}

function signatureOf({ sign }: Sign, { purpose, about }: Bound, number: string): string {
  return sign(purpose, `${number} ${about}`)
}
