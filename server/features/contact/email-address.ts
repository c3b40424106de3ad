import { ShopError } from '../../http/shop-error.ts'

/** Length is bounded before the pattern runs, and the pattern cannot backtrack. */
const shape = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@<>"(),:;\\.]{2,}$/

/** An address as we store it: one spelling, no line breaks that could become mail headers. */
export function tidyEmail(text: string): string | undefined {
  const tidy = text.normalize('NFKC').trim().toLowerCase()
  return tidy.length <= 254 && shape.test(tidy) ? tidy : undefined
}

export function requireEmail(text: string): string {
  const email = tidyEmail(text)
  if (!email) throw new ShopError('invalid_input', { email: 'invalid' })
  return email
}
