import { ShopError } from '../../../http/shop-error.ts'

let common: Promise<Set<string>> | undefined

/** Refuses passwords that everybody tries first. The contract sets the length; there is no other rule. */
export async function requireStrong(password: string, own: readonly (string | null)[]) {
  const tried = fold(password)
  const isOwn = own.some((text) => text !== null && text !== '' && fold(text) === tried)
  const isOneSign = new Set(tried).size < 3
  if (isOwn || isOneSign || (await commonPasswords()).has(tried)) {
    throw new ShopError('password_common', { password: 'common' })
  }
}

/** Loaded when first needed: most processes never ask. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim()
}
