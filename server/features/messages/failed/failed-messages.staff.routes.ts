import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { staffMessagesApi } from '@rimal/contract/staff/messages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import {
  countFailed,
  giveUpFailed,
  listFailed,
  listOfOrder,
  renewFailed,
} from './failed-messages.sql.ts'
import { maxAttempts } from '../message-tries.ts'
import { showSentMessage } from './show-sent-message.ts'

const tries = maxAttempts

export function failedMessagesRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffMessagesApi.listFailedMessages, ({ query }) =>
    failedMessages(deps, query),
  )

  staffRoute(app, deps, staffMessagesApi.retryMessage, {
    handle: async (tx, { body }, audit) => {
      const now = deps.clock()
      const message = await renewFailed(tx, { id: body.messageId, now, tries })
      if (!message) throw new ShopError('message_not_failed')
      tx.afterCommit.wake('send-messages')
      await audit(message.id, { kind: message.kind, channel: message.channel })
      return showSentMessage(message, now)
    },
  })

  staffRoute(app, deps, staffMessagesApi.giveUpMessage, {
    handle: async (tx, { body }, audit) => {
      const now = deps.clock()
      const message = await giveUpFailed(tx, { id: body.messageId, now, tries })
      if (!message) throw new ShopError('message_not_failed')
      await audit(message.id, { kind: message.kind, channel: message.channel })
      return showSentMessage(message, now)
    },
  })

  staffRead(app, deps, staffMessagesApi.listOrderMessages, async ({ params }) => {
    const now = deps.clock()
    const messages = await listOfOrder(deps.db, params.orderNumber)
    return messages.map((message) => showSentMessage(message, now))
  })
}

async function failedMessages(
  { db, clock }: Deps,
  query: QueryOf<typeof staffMessagesApi.listFailedMessages>,
): Promise<ResultOf<typeof staffMessagesApi.listFailedMessages>> {
  const failed = { now: clock(), tries, state: query.state }
  const position = positionOf(query)
  const after = position && { id: position.id, value: String(position.value) }
  const rows = await listFailed(db, { ...failed, after })
  const page = pageFrom(rows, query, ({ id, createdAt }) => ({
    id,
    value: createdAt.toISOString(),
  }))
  return {
    items: page.rows.map((message) => showSentMessage(message, failed.now)),
    next: page.next,
    total: totalOf(await countFailed(db, failed)),
  }
}
