import { staffMessagesApi } from '@rimal/contract/staff/messages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { staffRead, staffRoute, staffRouteOfItsOwn } from '../../../http/staff-route.ts'
import { countTry } from '../../customers/limits/count-tries.ts'
import { previewMessage } from './preview-message.ts'
import { saveOwnTexts } from './save-own-texts.ts'
import { composeTest, sendTestMessage } from './send-test-message.ts'
import { editedKind, listKinds, showMessage } from './show-message.ts'

export function messageTextsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffMessagesApi.listMessageKinds, ({ query }) => listKinds(deps.db, query))
  staffRead(app, deps, staffMessagesApi.getMessage, ({ params }) =>
    showMessage(deps.db, editedKind(params.kind)),
  )

  staffRoute(app, deps, staffMessagesApi.saveMessage, {
    handle: async (tx, { body }, audit) => {
      await audit(body.kind, await saveOwnTexts(tx, body))
      return showMessage(tx, editedKind(body.kind))
    },
  })

  // It has a body because texts are long, and changes nothing, so it leaves no trace.
  route(app, deps, staffMessagesApi.previewMessage, ({ body }) => previewMessage(deps, body))

  staffRouteOfItsOwn(app, deps, staffMessagesApi.sendTestMessage, {
    handle: async ({ body, staff, request }, auditIn) => {
      const { language } = body
      // A test that is refused is none of those that are counted.
      const email = composeTest(body)
      await countTry(deps, 'test_message', {
        ip: request.ip,
        contactKey: staff.staffId,
        knownDevice: null,
      })
      await deps.transact(async (tx) => {
        await sendTestMessage(deps, tx, { email, language, recipient: staff.email })
        await auditIn(tx)(body.kind, { language })
      })
      return { email: staff.email }
    },
  })
}
