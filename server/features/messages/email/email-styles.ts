import { emailFonts } from './email-fonts.ts'

/** The colours of the shop's pages, and what they become where the reader's program is dark. */
const light = {
  paper: '#FBF9F5',
  ink: '#1F1A17',
  quiet: '#62574D',
  rule: '#DDD3C5',
  oud: '#6A3423',
}
const dark = { paper: '#181412', ink: '#F3EEE6', quiet: '#C4B6A6', rule: '#4A4039', oud: '#E6BFA8' }

const text = "'Instrument Sans','Almarai',Arial,sans-serif"
const display = "'Marcellus','El Messiri','Times New Roman',serif"

/** Returns the inline styles by purpose. Arabic text gets no letter spacing, because Arabic letters join. */
export function styles(isArabic: boolean) {
  const textFont = `${isArabic ? '16px/1.8' : '16px/1.6'} ${text}`
  return {
    page: `margin:0;background-color:${light.paper};color:${light.ink}`,
    text: `font:${textFont};color:inherit`,
    mark: `margin:0 0 36px;padding:0 0 20px;border-bottom:1px solid ${light.rule};font:${isArabic ? '30px/1.3' : '24px/1.3'} ${display};letter-spacing:${isArabic ? '0' : '.3em'}`,
    paragraph: `margin:0 0 16px;font:${textFont}`,
    code: `margin:24px 0 28px;font:44px/1.2 ${text};font-variant-numeric:lining-nums tabular-nums;letter-spacing:.12em;text-align:${isArabic ? 'right' : 'left'}`,
    heading: `margin:36px 0 8px;padding:0 0 8px;border-bottom:1px solid ${light.rule};font:400 20px/1.3 ${display}`,
    table: `font:${isArabic ? '15px/1.7' : '15px/1.5'} ${text};color:inherit`,
    picture: `display:block;width:64px;height:80px;object-fit:cover;border:0;background-color:${light.rule};color:${light.quiet};font:11px/1.3 ${text}`,
    button: `display:inline-block;background-color:${light.ink};color:${light.paper};padding:15px 30px;font:${textFont};text-decoration:none`,
    link: `color:${light.oud}`,
    quiet: `color:${light.quiet}`,
    foot: `margin:48px 0 0;padding:16px 0 0;border-top:1px solid ${light.rule};color:${light.quiet};font:13px/1.6 ${text}`,
  }
}

/** Outlook on Windows takes Times New Roman for a font that it does not know, so it is given Arial alone. */
export function emailStyles(shopUrl: string): string {
  const faces = emailFonts.map(
    ({ family, file, range }) =>
      `@font-face{font-family:'${family}';src:url(${new URL(`/email-fonts/${file}`, shopUrl).href}) format('woff2');unicode-range:${range}}`,
  )
  const night = [
    `.page{background-color:${dark.paper}!important;color:${dark.ink}!important}`,
    `.rule{border-color:${dark.rule}!important}`,
    `.quiet{color:${dark.quiet}!important}`,
    `.link{color:${dark.oud}!important}`,
    `.button{background-color:${dark.ink}!important;color:${dark.paper}!important}`,
  ]
  return `<style>:root{color-scheme:light dark}${faces.join('')}@media (prefers-color-scheme:dark){${night.join('')}}</style><!--[if mso]><style>*{font-family:Arial,sans-serif!important}</style><![endif]-->`
}
