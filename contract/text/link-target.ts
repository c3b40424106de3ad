import { languageOfPath } from '../language.ts'
import { toLatinDigits } from './digits.ts'
import { webAddressPattern } from './web-address.ts'

/** A path of the shop. A second slash or a backslash at its beginning would lead to another host. */
const ownPath = /^\/(?![/\\])[^\s\\<>"'`\p{Cc}]*$/u
const webAddress = new RegExp(`^${webAddressPattern}$`)
const emailAddress = /^mailto:[^\s@<>"'`?&,]+@[^\s@<>"'`?&,]+\.[^\s@<>"'`?&,]+$/
const phoneNumber = /^tel:\+?\d{3,15}$/

/**
 * Whether a link of an editorial text may lead there: to a path of the shop, an https address, an email address or a
 * phone number. Every other address, such as `javascript:`, is none.
 */
export function isLinkTarget(href: string): boolean {
  return [ownPath, webAddress, emailAddress, phoneNumber].some((pattern) => pattern.test(href))
}

/**
 * Returns the target that a person meant by what was typed or pasted: `rimal.example/about`, an email address or a
 * phone number. An address of the shop at `origin` is a path, and the language of a path is left out, because links lead
 * to the language of the reader. Undefined for what is none.
 */
export function linkTargetOf(typed: string, origin: string): string | undefined {
  const text = withoutOrigin(typed.trim(), origin)
  if (text.startsWith('/')) return pathOf(text)
  const digits = toLatinDigits(text)
  if (/^\+?[\d\s()-]{5,}$/.test(digits)) return known(`tel:${digits.replaceAll(/[\s()-]/g, '')}`)
  if (/^[^\s:/@]+@[^\s:/@]+$/.test(text)) return known(`mailto:${text}`)
  if (/^http:\/\//i.test(text)) return known(text.replace(/^http:/i, 'https:'))
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(text)) return known(`https://${text}`)
  return known(text.replace(/^(https|mailto|tel):/i, (scheme) => scheme.toLowerCase()))
}

/** Returns the path of an address of the shop, with or without the scheme; any other text as it is. */
function withoutOrigin(text: string, origin: string): string {
  const host = origin.replace(/^https?:\/\//, '')
  const rest = text.replace(/^https?:\/\//i, '')
  const isOwn = rest.toLowerCase().startsWith(host) && /^([/?#]|$)/.test(rest.slice(host.length))
  if (!isOwn) return text
  const path = rest.slice(host.length)
  return path.startsWith('/') ? path : `/${path}`
}

function pathOf(text: string): string | undefined {
  if (!isLinkTarget(text)) return undefined
  const { path } = languageOfPath(text)
  return path === '/' ? '/home' : path
}

function known(href: string): string | undefined {
  return isLinkTarget(href) ? href : undefined
}
