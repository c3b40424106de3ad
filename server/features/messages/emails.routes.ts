import { isLanguageCode, languages } from '@rimal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { requireThisMachine } from '../../http/this-machine.ts'
import { composeMessage } from './compose-message.ts'
import { emailShop } from './email/email-shop.ts'
import { kinds, type MessageKind, messageKinds } from './templates/kinds.ts'
import { sampleIn } from './sample-in.ts'

type Shown = { Params: { kind: string; language: string; form: string } }

/** A mail program allows an email its own style element, which pages of the shop have not. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; frame-ancestors 'none'"

/** Shows every email in both languages with its example, for developers who write emails. */
export function emailsRoutes(app: FastifyInstance, deps: Deps) {
  if (deps.config.production) return
  const hidden = { schema: { hide: true } }

  app.get('/dev/emails', hidden, async (request, reply) => {
    requireThisMachine(deps, request)
    return reply.header('cache-control', 'no-store').type('text/html').send(listOfEmails())
  })

  app.get<Shown>('/dev/emails/:kind/:language/:form', hidden, async (request, reply) => {
    requireThisMachine(deps, request)
    const { kind, language, form } = request.params
    if (!isKind(kind) || !isLanguageCode(language)) throw new ShopError('not_found')
    const { topic, always } = kinds[kind]
    const unsubscribeUrl = topic && !always ? '/notifications' : null
    const { subject, text, sms, html } = composeMessage(kind, sampleIn(kind, language), {
      language,
      unsubscribeUrl,
      shop: await emailShop(deps),
    })
    const texts: Record<string, string> = { text: `${subject}\n\n${text}`, sms }
    reply.header('cache-control', 'no-store')
    if (form === 'html') {
      return reply.header('content-security-policy', emailPolicy).type('text/html').send(html)
    }
    if (texts[form] === undefined) throw new ShopError('not_found')
    return reply.type('text/plain; charset=utf-8').send(texts[form])
  })
}

function isKind(text: string): text is MessageKind {
  return Object.hasOwn(kinds, text)
}

function listOfEmails(): string {
  const rows = messageKinds.map((kind) => {
    const { topic, always } = kinds[kind]
    const links = languages.flatMap(({ code }) =>
      ['html', 'text', 'sms'].map(
        (form) => `<a href="/dev/emails/${kind}/${code}/${form}">${code} ${form}</a>`,
      ),
    )
    const sent = always ? 'always' : 'as she prefers'
    return `<tr><th align="left">${kind}</th><td>${topic ?? 'to the house'}</td><td>${sent}</td><td>${links.join(' · ')}</td></tr>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Letters</title><body style="margin:40px;font:16px/1.6 sans-serif"><h1>Letters</h1><table cellpadding="8">${rows.join('')}</table>`
}
