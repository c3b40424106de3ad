import { notificationsApi } from '@rimal/contract/notifications'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { eventRoute } from '../../../http/event-route.ts'
import { route } from '../../../http/route.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countUnread, listNotifications, markAllRead, markRead } from './notifications.sql.ts'
import { getPreferences, savePreference } from './preferences.ts'
import { allowAppDevice, allowDevice, removeDevice } from './push/devices.ts'
import { showNotification } from './show-notification.ts'
import { streamNotifications } from './stream-notifications.ts'

const onePage = 20

export function notificationsRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, deps, notificationsApi.listNotifications, async ({ customerId, query, language }) => {
    const { before } = query
    const lines = await listNotifications(db, { customerId, before, max: onePage + 1 })
    return {
      unread: await countUnread(db, customerId),
      notifications: lines.slice(0, onePage).map((line) => showNotification(line, language)),
      hasMore: lines.length > onePage,
    }
  })

  route(app, deps, notificationsApi.markRead, async ({ customerId, body }) => {
    const id = body.notificationId
    const isOfSession = await markRead(db, { customerId, id, now: deps.clock() })
    if (!isOfSession) throw new ShopError('notification_not_found')
    return { unread: await countUnread(db, customerId) }
  })

  route(app, deps, notificationsApi.markAllRead, async ({ customerId }) => {
    await markAllRead(db, customerId, deps.clock())
    return { unread: 0 }
  })

  eventRoute(app, deps, notificationsApi.live, ({ customerId, query, language }) =>
    streamNotifications(deps, { customerId, language, after: query.after }),
  )

  route(app, deps, notificationsApi.getPreferences, ({ customerId }) =>
    getPreferences(deps, customerId),
  )

  route(app, deps, notificationsApi.savePreference, ({ customerId, body }) => {
    const { topic, channel, wanted } = body
    return savePreference(deps, { customerId, topic, channel, wanted })
  })

  route(app, deps, notificationsApi.allowDevice, async (call) => {
    const { customerId, sessionId, language } = call
    const { endpoint, p256dh, auth } = call.body
    await allowDevice(deps, { customerId, sessionId, language, endpoint, p256dh, auth })
    return {}
  })

  route(app, deps, notificationsApi.removeDevice, async ({ customerId, body }) => {
    await removeDevice(db, { customerId, service: 'web', endpoint: body.endpoint })
    return {}
  })

  route(app, deps, notificationsApi.allowAppDevice, async (call) => {
    const { customerId, sessionId, language } = call
    const { service, token } = call.body
    await allowAppDevice(deps, { customerId, sessionId, language, service, token })
    return {}
  })

  route(app, deps, notificationsApi.removeAppDevice, async ({ customerId, body }) => {
    const { service, token } = body
    await removeDevice(db, { customerId, service, endpoint: token })
    return {}
  })
}
