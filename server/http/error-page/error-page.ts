import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errors } from '@rimal/contract/errors'
import {
  direction,
  htmlLanguage,
  type LanguageCode,
  languageOfPath,
  languagePath,
  type Text,
  textIn,
} from '@rimal/contract/language'
import { shellWords as words } from '@rimal/contract/words/shell'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from '../call.ts'
import { shopFonts } from './shop-fonts.ts'

const sheetPath = '/error-page.css'

/**
 * Stands where no page of the storefront can be made. It needs nothing that could be broken as well,
 * and says everything in both languages, the one of the address or the browser first.
 */
export function errorPage(request: FastifyRequest, status: number): string {
  const { language: ofAddress } = languageOfPath(request.url)
  const first = ofAddress === 'arb' ? ofAddress : languageOf(request)
  const second = first === 'en' ? 'arb' : 'en'
  return `<!doctype html>
<html lang="${htmlLanguage(first)}" dir="${direction(first)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${textIn(said(status).title, first)}</title>
<link rel="stylesheet" href="${sheetPath}">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml"></head>
<body><main>
<svg class="ridge" viewBox="0 0 1200 28" preserveAspectRatio="none" aria-hidden="true" fill="none"><path vector-effect="non-scaling-stroke" d="M0 26C240 26 380 3 560 3c90 0 150 9 250 15 130 8 250 8 390 8"/></svg>
${part(first, status, 'h1')}
${part(second, status, 'h2')}
</main></body>
</html>`
}

export async function errorPageStyles(app: FastifyInstance) {
  const sheet = await readFile(join(import.meta.dirname, 'error-page.css'), 'utf8')
  const styles = `${await shopFonts()}${sheet}`
  app.get(sheetPath, { schema: { hide: true }, logLevel: 'warn' }, (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(styles),
  )
}

function part(language: LanguageCode, status: number, heading: 'h1' | 'h2'): string {
  const text = (word: Text) => textIn(word, language)
  const { title, hint, broken } = said(status)
  const link = (path: string, word: Text) => `<a href="${path}">${text(word)}</a>`
  return `<section lang="${htmlLanguage(language)}" dir="${direction(language)}">
<${heading}>${text(title)}</${heading}>
<p>${text(hint)}</p>
<nav>${broken ? link('', words.try_again) : link(languagePath(language, '/product-list'), words.to_the_shop)}
${link(languagePath(language, '/home'), words.Home)}</nav>
</section>`
}

type Said = { title: Text; hint: Text; broken: boolean }

function said(status: number): Said {
  if (status === 429) {
    return { title: words.page_too_soon, hint: errors.too_many_requests, broken: true }
  }
  if (status === 503) {
    return { title: words.page_too_soon, hint: words.page_back_soon, broken: true }
  }
  return status < 500
    ? { title: words.page_not_found, hint: words.page_not_found_hint, broken: false }
    : { title: words.page_broken, hint: words.page_broken_hint, broken: true }
}
