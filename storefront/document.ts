import { type LanguageCode, languagePath } from '@rimal/contract/language'
import type { Assets } from './assets.ts'
import type { FullHead } from './page-head.ts'

/**
 * Runs before first paint. The language that a shopper chose with the toggle applies to the first address only: the
 * links that the shopper follows afterwards name their language themselves. An address is not a choice, so its
 * language is never stored. A page that Back or a reload shows again does not change. Two slashes at the beginning
 * would lead to another host.
 */
const languageScript = `(function(){try{var s=localStorage.getItem('selectedLanguage'),a=location.pathname,r=/^\\/ar(\\/|$)/.test(a);if(!s)return;if(s!=='en'&&s!=='arb'){s='en';localStorage.setItem('selectedLanguage',s)}if(document.referrer.indexOf(location.origin)===0||performance.getEntriesByType('navigation')[0].type!=='navigate')return;if(s==='arb'&&!r)location.replace('/ar'+a+location.search+location.hash);if(s==='en'&&r)location.replace('/'+(a.slice(3).replace(/^[/\\\\]+/,'')||'home')+location.search+location.hash)}catch(e){}})()`

/** Stores the hearts that are pressed before the page's own script has loaded (`hearts.ts`). */
const heartScript = `hearts=[];addEventListener('click',function(e){var b=window.hearts&&e.target.closest('[data-heart]');if(b){hearts.push(b);b.setAttribute('aria-pressed',b.getAttribute('aria-pressed')!=='true')}})`

export const inlineScripts = [languageScript, heartScript]

/** Open Graph's names of the languages, with the country of the shop's addresses. */
const locales: Record<LanguageCode, string> = { en: 'en_AE', arb: 'ar_AE' }

export function documentHtml(page: {
  lang: string
  dir: string
  language: LanguageCode
  shopName: string
  head: FullHead
  /** The text that a browser without scripts shows above the page. */
  withoutScripts: string
  assets: Assets
  dictionaryVersion: string
  /** What says above the page that it is a preview; empty for shoppers. */
  strip: string
  content: string
  state: unknown
}): string {
  const { head, assets } = page
  const dictionary = `/api/language/get-dictionary/${page.language}?v=${page.dictionaryVersion}`
  return `<!doctype html>
<html lang="${page.lang}" dir="${page.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${inlineScripts.map((script) => `<script>${script}</script>`).join('\n')}
${headHtml(head, { name: page.shopName, language: page.language })}
${assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<link rel="preload" as="fetch" href="${dictionary}" crossorigin fetchpriority="low">
${assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('\n')}
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">
<link rel="manifest" href="${languagePath(page.language, '/app.webmanifest')}">
<meta name="apple-mobile-web-app-title" content="${escape(page.shopName)}">
<meta name="theme-color" content="#FBF9F5">
</head>
<body>
<noscript>${page.withoutScripts}</noscript>
${page.strip}<div id="root">${page.content}</div>
<script type="application/json" id="state" data-dictionary="${dictionary}">${json(page.state)}</script>
${assets.scripts.map((src) => `<script type="module" src="${src}" fetchpriority="low"></script>`).join('\n')}
</body>
</html>`
}

function headHtml(head: FullHead, shop: { name: string; language: LanguageCode }): string {
  const parts = [
    `<title>${escape(head.title)}</title>`,
    `<link rel="canonical" href="${escape(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escape(href)}">`,
    ),
    `<meta property="og:title" content="${escape(head.title)}">`,
    `<meta property="og:url" content="${escape(head.canonical)}">`,
    `<meta property="og:type" content="${head.type ?? 'website'}">`,
    `<meta property="og:site_name" content="${escape(shop.name)}">`,
    `<meta property="og:locale" content="${locales[shop.language]}">`,
    `<meta property="og:locale:alternate" content="${locales[shop.language === 'en' ? 'arb' : 'en']}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  if (head.price) {
    parts.push(`<meta property="product:price:amount" content="${head.price.amount}">`)
    parts.push(`<meta property="product:price:currency" content="${head.price.currency}">`)
  }
  if (head.description) {
    parts.push(`<meta name="description" content="${escape(head.description)}">`)
    parts.push(`<meta property="og:description" content="${escape(head.description)}">`)
  }
  if (head.image) parts.push(`<meta property="og:image" content="${escape(head.image)}">`)
  if (head.noIndex) parts.push('<meta name="robots" content="noindex">')
  for (const picture of head.preload ?? []) {
    parts.push(
      `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escape(picture.srcSet)}" imagesizes="${escape(picture.sizes)}" type="${picture.type}"${picture.media ? ` media="${picture.media}"` : ''}>`,
    )
  }
  for (const item of head.structured ?? []) {
    parts.push(
      `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...item })}</script>`,
    )
  }
  return parts.join('\n')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** JSON that may stand in a script element: nothing in it can end the element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
