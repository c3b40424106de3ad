import { accountApi } from '@rimal/contract/account'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { callerOf } from '../customers/caller.ts'
import { sendCode } from '../identity/codes/send-code.ts'
import { normalisePerson } from '../identity/person.ts'
import { updateCustomer } from '../customers/customer-record.ts'
import { readContact } from '../customers/read-contact.ts'
import { requireFreshLogin } from '../identity/sessions/end-session.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { changeContact } from './change-contact.ts'
import { deleteAccount, sendDeleteCode } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { getProfile } from './get-profile.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, accountApi.getProfile, ({ customerId }) => getProfile(deps, customerId))

  route(app, deps, accountApi.updateProfile, async ({ customerId, body }) => {
    const { language } = body
    const change = { ...normalisePerson(deps, body), ...(language ? { language } : {}) }
    await updateCustomer(deps.db, customerId, change)
    return getProfile(deps, customerId)
  })

  route(app, deps, accountApi.sendContactCode, async (call) => {
    const { customerId, sessionId, body, language, request } = call
    await requireFreshLogin(deps, sessionId)
    const country = body.country ?? (await findSettings(deps.db)).country
    return sendCode(deps, callerOf(deps, request), {
      contact: readContact(body.contact, country),
      purpose: 'contact',
      language,
      customerId,
      replaces: body.challengeId,
    })
  })

  route(app, deps, accountApi.changeContact, async (call) => {
    const { customerId, sessionId, body, request } = call
    return changeContact(deps, callerOf(deps, request), {
      customerId,
      sessionId,
      challengeId: body.challengeId,
      code: body.code,
    })
  })

  route(app, deps, accountApi.exportData, ({ customerId }) => exportData(deps, customerId))

  route(app, deps, accountApi.sendDeleteCode, ({ customerId, body, language, request }) =>
    sendDeleteCode(deps, callerOf(deps, request), {
      customerId,
      language,
      replaces: body.challengeId,
    }),
  )

  route(app, deps, accountApi.deleteAccount, async (call) => {
    const { customerId, body, request } = call
    await deleteAccount(deps, callerOf(deps, request), { ...body, customerId })
    return {}
  })
}
