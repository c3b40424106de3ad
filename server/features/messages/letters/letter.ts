import { direction, htmlLanguage, type LanguageCode, textIn } from '@rimal/contract/language'

export type Letter = {
  subject: string
  paragraphs: string[]
  /** Below the paragraphs, each part with its name; an amount stands at the end of its line. */
  parts?: LetterPart[]
  link?: { label: string; href: string }
  /** Another way on, below the first. */
  also?: { label: string; href: string } | undefined
  replyTo?: string
  /** The same as a text message, where it may go to a phone. */
  sms?: string
}
export type LetterPart = { name: string; lines: { text: string; amount?: string }[] }

/** Below a letter that she may refuse: where she does so. */
const waysOut = { en: 'Choose what we write to you about', ar: 'اختاري ما نكتب لكِ عنه' }

export type Written = { language: LanguageCode; waysOut?: string | null }

export function letterText(letter: Letter, { language, waysOut: href }: Written): string {
  const { paragraphs, parts = [], link, also } = letter
  const out = href ? { label: textIn(waysOut, language), href } : null
  const listed = parts.map(({ name, lines }) =>
    [name, ...lines.map(({ text, amount }) => (amount ? `${text}: ${amount}` : text))].join('\n'),
  )
  const links = [link, also, out].flatMap((way) => (way ? [`${way.label}: ${way.href}`] : []))
  return [...paragraphs, ...listed, ...links].join('\n\n')
}

/** HTML that reads in its language's direction. Every value is escaped here. */
export function letterHtml(letter: Letter, { language, waysOut: href }: Written): string {
  const { subject, paragraphs, parts = [], link, also } = letter
  const lang = htmlLanguage(language)
  const dir = direction(language)
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text)}</p>`).join('')
  const listed = parts.map((part) => partHtml(part, dir)).join('')
  const button = link
    ? `<p style="margin:24px 0"><a href="${escape(link.href)}" style="display:inline-block;background:#1F1A17;color:#FBF9F5;padding:14px 28px;text-decoration:none">${escape(link.label)}</a></p>`
    : ''
  const second = also
    ? `<p style="margin:0 0 24px"><a href="${escape(also.href)}" style="color:#6A3423">${escape(also.label)}</a></p>`
    : ''
  const foot = href
    ? `<p style="margin:40px 0 0;padding-top:16px;border-top:1px solid #DDD3C5;font-size:13px"><a href="${escape(href)}" style="color:#62574D">${textIn(waysOut, language)}</a></p>`
    : ''
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head><body style="margin:0;background:#FBF9F5;color:#1F1A17;font:16px/1.6 Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:40px 24px"><p style="margin:0 0 32px;font-size:20px;letter-spacing:${lang === 'en' ? '.3em' : '0'}">${lang === 'en' ? 'RIMAL' : 'رِمال'}</p>${body}${listed}${button}${second}${foot}</div></body></html>`
}

/** A table, as that is what every mail program lays out; sides by name, as few know start and end. */
function partHtml({ name, lines }: LetterPart, dir: string): string {
  const [start, end] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const rows = lines.map(({ text, amount }) => {
    const cell = `<td align="${start}" style="padding:4px 0;vertical-align:top"${amount ? '' : ' colspan="2"'}>${escape(text)}</td>`
    const sum = amount
      ? `<td align="${end}" style="padding:4px 0;vertical-align:top;white-space:nowrap">${escape(amount)}</td>`
      : ''
    return `<tr>${cell}${sum}</tr>`
  })
  return `<h2 style="margin:24px 0 4px;font-size:16px;border-bottom:1px solid #E4DCD1">${escape(name)}</h2><table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${rows.join('')}</table>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
