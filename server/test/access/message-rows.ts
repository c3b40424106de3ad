import type { Rows } from './row.ts'
import type { Things } from './things.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

/** Calls of staff on the messages of the shop and their texts. */
export function messageRows({ orderNumber }: Things) {
  const tried = { kind: 'welcome' as const, sample: 0, language: 'en' as const, texts: [] }
  return {
    'GET staff/list-message-kinds': {},
    'GET staff/get-message/{kind}': { input: { params: { kind: 'welcome' } } },
    'POST staff/save-message': {
      input: { body: { kind: 'welcome', revision: 900, texts: [], dropUnused: false } },
      refusedWith: 512,
    },
    'POST staff/preview-message': { input: { body: tried } },
    'POST staff/send-test-message': { input: { body: tried } },
    'GET staff/list-failed-messages': {},
    'POST staff/retry-message': {
      reach: 'staff',
      input: { body: { messageId: nobody } },
      refusedWith: 586,
    },
    'POST staff/give-up-message': {
      reach: 'staff',
      input: { body: { messageId: nobody } },
      refusedWith: 586,
    },
    'GET staff/list-order-messages/{orderNumber}': {
      reach: 'staff',
      input: { params: { orderNumber } },
    },
  } satisfies Rows
}
