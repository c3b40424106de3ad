import { isLanguageCode, languages } from '@rimal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { composeMessage } from './compose-message.ts'
import { kinds, type MessageKind, messageKinds } from './letters/kinds.ts'
import { requireThisMachine } from './this-machine.ts'

type Shown = { Params: { kind: string; language: string; form: string } }

/** Every letter in both languages, with its example, for whoever writes them. */
export function lettersRoutes(app: FastifyInstance, deps: Deps) {
  if (deps.config.production) return
  const hidden = { schema: { hide: true } }

  app.get('/dev/letters', hidden, async (request, reply) => {
    requireThisMachine(request)
    return reply.header('cache-control', 'no-store').type('text/html').send(listOfLetters())
  })

  app.get<Shown>('/dev/letters/:kind/:language/:form', hidden, async (request, reply) => {
    requireThisMachine(request)
    const { kind, language, form } = request.params
    if (!isKind(kind) || !isLanguageCode(language)) throw new ShopError('not_found')
    const { topic, always, sample } = kinds[kind]
    const waysOut = topic && !always ? '/notifications' : null
    const { subject, text, sms, html } = composeMessage(kind, sample, { language, waysOut })
    const texts: Record<string, string> = { text: `${subject}\n\n${text}`, sms }
    reply.header('cache-control', 'no-store')
    if (form === 'html') return reply.type('text/html').send(html)
    if (texts[form] === undefined) throw new ShopError('not_found')
    return reply.type('text/plain; charset=utf-8').send(texts[form])
  })
}

function isKind(text: string): text is MessageKind {
  return Object.hasOwn(kinds, text)
}

function listOfLetters(): string {
  const rows = messageKinds.map((kind) => {
    const { topic, always } = kinds[kind]
    const links = languages.flatMap(({ code }) =>
      ['html', 'text', 'sms'].map(
        (form) => `<a href="/dev/letters/${kind}/${code}/${form}">${code} ${form}</a>`,
      ),
    )
    const sent = always ? 'always' : 'as she prefers'
    return `<tr><th align="left">${kind}</th><td>${topic ?? 'to the house'}</td><td>${sent}</td><td>${links.join(' · ')}</td></tr>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Letters</title><body style="margin:40px;font:16px/1.6 sans-serif"><h1>Letters</h1><table cellpadding="8">${rows.join('')}</table>`
}
