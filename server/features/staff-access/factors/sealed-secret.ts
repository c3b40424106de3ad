import { sealText, unsealText } from '../../../crypto/sealed-text.ts'
import type { Deps } from '../../../deps.ts'

type Sign = Pick<Deps, 'sign'>

const purpose = 'staff factor'

/** Encrypts a secret of a second factor for its row. */
export function sealSecret({ sign }: Sign, id: string, secret: string): string {
  return sealText({ sign, purpose, id }, secret)
}

/** Returns the secret of `sealSecret`; throws for another row's or a changed text. */
export function unsealSecret({ sign }: Sign, id: string, text: string): string {
  return unsealText({ sign, purpose, id }, text)
}
