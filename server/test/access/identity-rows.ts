import {
  requestCode,
  requestTicket,
  customerOf,
  resetLimits,
  latestCode,
} from '../identity-fixtures.ts'
import type { TestShop } from '../test-shop.ts'
import type { Rows } from './row.ts'
import { password, type Things } from './things.ts'

/** Calls of the login itself, of which some end it: they come last. */
export function identityRows(shop: TestShop, things: Things) {
  let people = 0
  const given = { shop, nextEmail: () => `somebody.${++people}@example.com` }
  return { ...codeRows(given, things), ...contactRows(given), ...endRows(given) } satisfies Rows
}

type Given = { shop: TestShop; nextEmail: () => string }

function codeRows({ shop, nextEmail }: Given, { otherSessionId }: Things) {
  return {
    'POST identity/send-code': {
      reach: 'nothing',
      input: async () => ({ body: { contact: nextEmail(), purpose: 'login' } }),
    },
    'POST identity/check-code': {
      reach: 'whoever',
      input: async () => {
        const { challengeId, code } = await requestCode(shop, nextEmail())
        return { body: { challengeId, code } }
      },
    },
    'POST identity/set-password': {
      reach: 'whoever',
      input: async () => {
        // The call ends every login of the account, so the account belongs to a third customer.
        const email = nextEmail()
        await customerOf(shop, { email })
        const ticket = await requestTicket(shop, email, { purpose: 'password' })
        return { body: { ticket, password } }
      },
    },
    'GET identity/list-sessions': {},
    'POST identity/end-session': { reach: 'own', input: { body: { sessionId: otherSessionId } } },
  } satisfies Rows
}

function contactRows({ shop, nextEmail }: Given) {
  return {
    'POST account/send-contact-code': {
      reach: 'nothing',
      input: async () => {
        await resetLimits(shop)
        return { body: { contact: nextEmail() } }
      },
    },
    'POST account/change-contact': {
      reach: 'whoever',
      byNewcomer: true,
      input: async (me) => {
        const contact = nextEmail()
        await resetLimits(shop)
        const { result } = await me.call('POST account/send-contact-code', {
          body: { contact },
          headers: me.headers,
        })
        const { code } = await latestCode(shop, contact)
        return {
          body: { challengeId: result?.challengeId ?? '0'.repeat(32), code: code || '0000' },
        }
      },
    },
    'POST account/send-delete-code': {
      reach: 'nothing',
      input: async () => {
        await resetLimits(shop)
        return { body: {} }
      },
    },
  } satisfies Rows
}

function endRows({ shop, nextEmail }: Given) {
  return {
    'POST identity/refresh': { reach: 'whoever', input: { body: {} } },
    'POST identity/log-out': { reach: 'whoever', byNewcomer: true, input: { body: {} } },
    'POST identity/end-all-sessions': { byNewcomer: true, input: { body: {} } },
    'POST account/delete-account': {
      reach: 'nothing',
      byNewcomer: true,
      input: { body: { password } },
    },
    'POST identity/register': {
      reach: 'whoever',
      byNewcomer: true,
      input: async () => ({
        body: { ticket: await requestTicket(shop, nextEmail()), name: 'Hessa Ali' },
      }),
    },
    'POST identity/log-in': {
      byNewcomer: true,
      input: { body: { contact: 'mariam@example.com', password } },
    },
  } satisfies Rows
}
