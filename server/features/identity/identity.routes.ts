import { identityApi } from '@rimal/contract/identity'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { callerOf } from '../customers/caller.ts'
import { checkCode } from './check-code.ts'
import { sendCode } from './codes/send-code.ts'
import { startSession } from './start-session.ts'
import { logInByPassword } from './log-in-by-password.ts'
import { readContact } from '../customers/read-contact.ts'
import { register } from './register.ts'
import { setPassword } from './set-password.ts'

export function identityRoutes(app: FastifyInstance, deps: Deps) {
  const contactIn = async ({ contact, country }: { contact: string; country?: string }) =>
    readContact(contact, country ?? (await findSettings(deps.db)).country)

  route(app, deps, identityApi.sendCode, async ({ body, language, request }) =>
    sendCode(deps, callerOf(deps, request), {
      contact: await contactIn(body),
      purpose: body.purpose,
      language,
      replaces: body.challengeId,
    }),
  )

  route(app, deps, identityApi.checkCode, async ({ body, guestId, request, reply }) => {
    const caller = callerOf(deps, request)
    const verified = await checkCode(deps, caller, body)
    if (verified.next !== 'logged-in') return { ...verified, login: null }
    const { customer, contact } = verified
    const { client } = body
    const customerId = customer.id
    const login = await startSession(deps, { customerId, contact, guestId, client, caller, reply })
    return { next: verified.next, login, ticket: null }
  })

  route(app, deps, identityApi.logIn, async ({ body, guestId, request, reply }) => {
    const caller = callerOf(deps, request)
    const contact = await contactIn(body)
    const { id } = await logInByPassword(deps, caller, { contact, password: body.password })
    const who = { customerId: id, contact: contact.value, guestId }
    return startSession(deps, { ...who, client: body.client, caller, reply })
  })

  route(app, deps, identityApi.register, async ({ body, language, guestId, request, reply }) => {
    const { customer, contact } = await register(deps, body, language)
    const who = { customerId: customer.id, contact, guestId }
    return startSession(deps, {
      ...who,
      client: body.client,
      caller: callerOf(deps, request),
      reply,
    })
  })

  route(app, deps, identityApi.setPassword, async ({ body }) => {
    await setPassword(deps, body)
    return {}
  })
}
