import { keepListening } from '../../../db/keep-listening.ts'
import type { Deps } from '../../../deps.ts'
import { notificationChannel } from './live-notifications.ts'

/** Passes on what any process says to those who listen in this one. */
export function followNotifications({
  pool,
  log,
  liveNotifications,
}: Pick<Deps, 'pool' | 'log' | 'liveNotifications'>) {
  return keepListening(
    { pool, log },
    {
      channel: notificationChannel,
      received: (customerId) => liveNotifications.announce(customerId),
      missed: () => liveNotifications.announceAll(),
    },
  )
}
