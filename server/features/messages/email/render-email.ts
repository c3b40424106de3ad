import { direction, htmlLanguage, textIn } from '@rimal/contract/language'
import { emailPictureWidth } from '@rimal/contract/pictures'
import {
  type Email,
  type EmailLine,
  type EmailPart,
  type EmailShop,
  unsubscribeUrl,
  type Written,
} from '../templates/email.ts'
import { emailStyles, styles } from './email-styles.ts'

/** Pictures are shown this wide, from a file of more than twice the width. */
const picture = { width: 64, height: 80 }

type Frame = { shop: EmailShop; isArabic: boolean; dir: 'ltr' | 'rtl' }

/**
 * An email as HTML that reads in the direction of its language. Styles are inline, as many programs drop
 * others; the style element adds fonts and the dark colours. Every value is escaped here.
 */
export function renderEmail(
  email: Email,
  { language, unsubscribeUrl: href, shop }: Written,
): string {
  const { subject, paragraphs, code, parts = [], link, also } = email
  const dir = direction(language)
  const frame: Frame = { shop, isArabic: language === 'arb', dir }
  const s = styles(frame.isArabic)
  const [first = '', ...others] = paragraphs.map(
    (text) => `<p style="${s.paragraph}">${e(text)}</p>`,
  )
  const content = [
    first,
    code ? `<p class="code" dir="ltr" style="${s.code}">${e(code)}</p>` : '',
    ...others,
    ...parts.map((part) => renderPart(part, frame)),
    link ? `<p style="margin:32px 0">${button(link, s.button)}</p>` : '',
    also
      ? `<p style="margin:0 0 24px"><a class="link" href="${e(also.href)}" style="${s.link}">${e(also.label)}</a></p>`
      : '',
  ]
  const foot = [
    `<a class="quiet" href="${e(shop.url)}" style="${s.quiet}">${e(textIn(shop.name, language))}</a>`,
    href
      ? `<a class="quiet" href="${e(href)}" style="${s.quiet}">${textIn(unsubscribeUrl, language)}</a>`
      : '',
  ].filter(Boolean)
  return [
    `<!doctype html><html lang="${htmlLanguage(language)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${e(subject)}</title>${emailStyles(shop.url)}</head>`,
    `<body class="page" style="${s.page}">${preview(paragraphs)}`,
    `<table role="presentation" class="page" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="${s.page}"><tr><td align="center" style="padding:32px 20px 48px">`,
    `<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td align="${side(dir, 'start')}" style="${s.text}">`,
    wordmark(frame, s.mark),
    ...content,
    `<p class="rule quiet" style="${s.foot}">${foot.join(' &nbsp;·&nbsp; ')}</p>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('')
}

/** Text in the face of the shop: an image would be missing wherever pictures are blocked. */
function wordmark({ shop, isArabic, dir }: Frame, style: string): string {
  const name = isArabic ? shop.name.ar : shop.name.en.toUpperCase()
  return `<p class="rule" dir="${dir}" style="${style}">${e(name)}</p>`
}

/** Lists of emails show this line beside the subject. */
function preview(paragraphs: string[]): string {
  const text = paragraphs.join(' ').slice(0, 140)
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${e(text)}</div>`
}

function button({ label, href }: { label: string; href: string }, style: string): string {
  return `<a class="button" href="${e(href)}" style="${style}">${e(label)}</a>`
}

/** A table, as that is what every mail program lays out; sides by name, as few know start and end. */
function renderPart({ name, lines }: EmailPart, frame: Frame): string {
  const s = styles(frame.isArabic)
  const hasPictures = lines.some((line) => line.picture)
  const rows = lines.map((line) => renderLine(line, { ...frame, hasPictures }))
  return `<h2 class="rule" style="${s.heading}">${e(name)}</h2><table role="presentation" dir="${frame.dir}" width="100%" cellpadding="0" cellspacing="0" style="${s.table}">${rows.join('')}</table>`
}

function renderLine(
  { text, amount, strong, picture: shown }: EmailLine,
  { shop, isArabic, dir, hasPictures }: Frame & { hasPictures: boolean },
): string {
  const s = styles(isArabic)
  const [start, end] = [side(dir, 'start'), side(dir, 'end')]
  const image = shown
    ? `<td width="${picture.width + 16}" align="${start}" style="padding:8px 0;vertical-align:top"><img src="${e(`${shop.imageBase}/${shown.id}/${emailPictureWidth}.${shop.pictureFormat}`)}" width="${picture.width}" height="${picture.height}" alt="${e(shown.alt)}" style="${s.picture}"></td>`
    : ''
  const columns = 1 + Number(hasPictures && !shown) + Number(!amount)
  const span = columns > 1 ? ` colspan="${columns}"` : ''
  const weight = strong ? ';font-weight:bold' : ''
  const cell = `<td align="${start}" style="padding:${shown ? '8px' : '4px'} 0;vertical-align:top${weight}"${span}>${e(text)}</td>`
  const sum = amount
    ? `<td align="${end}" style="padding:${shown ? '8px' : '4px'} 0;padding-${start}:16px;vertical-align:top;white-space:nowrap${weight}">${e(amount)}</td>`
    : ''
  return `<tr>${image}${cell}${sum}</tr>`
}

function side(dir: 'ltr' | 'rtl', at: 'start' | 'end'): 'left' | 'right' {
  return (dir === 'rtl') === (at === 'start') ? 'right' : 'left'
}

/** Escapes text for HTML, inside elements and inside quoted attributes. */
function e(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
