import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'

export type Email = {
  subject: string
  paragraphs: string[]
  /** Large, below the first paragraph of an email: a code that is typed elsewhere. */
  code?: string
  /** Below the paragraphs, each part with its name; an amount is at the end of its line. */
  parts?: EmailPart[]
  link?: { label: string; href: string }
  /** Another link, below the first. */
  also?: { label: string; href: string } | undefined
  replyTo?: string
  /** The same as a text message, if it may go to a phone. */
  sms?: string
  /** The last line of the text message, which phones read. */
  smsEnd?: string
}
export type EmailPart = { name: string; lines: EmailLine[] }
/** `picture` is beside the text of an email; `alt` takes its place where pictures are blocked. */
export type EmailLine = {
  text: string
  amount?: string
  /** The sum that the others come to. */
  strong?: true
  picture?: { id: string; alt: string }
}

/** The label of the settings link below an email that the customer may opt out of. */
export const unsubscribeUrl = { en: 'Message settings', ar: 'إعدادات الرسائل' }

/** What an email shows of the shop: its name, its address, and where its pictures are. */
export type EmailShop = {
  name: Text
  url: string
  imageBase: string
  /** JPEG where the shop serves its pictures itself. */
  pictureFormat: 'jpg' | 'webp'
}
export type Written = { language: LanguageCode; unsubscribeUrl?: string | null; shop: EmailShop }

export function emailText(
  email: Email,
  { language, unsubscribeUrl: href }: Omit<Written, 'shop'>,
): string {
  const { paragraphs, parts = [], link, also } = email
  const out = href ? { label: textIn(unsubscribeUrl, language), href } : null
  const listed = parts.map(({ name, lines }) =>
    [name, ...lines.map(({ text, amount }) => (amount ? `${text}: ${amount}` : text))].join('\n'),
  )
  const links = [link, also, out].flatMap((link) => (link ? [`${link.label}: ${link.href}`] : []))
  return [...paragraphs, ...listed, ...links].join('\n\n')
}
