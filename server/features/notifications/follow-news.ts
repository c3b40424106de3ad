import { keepListening } from '../../db/keep-listening.ts'
import type { Deps } from '../../deps.ts'
import { newsChannel } from './live-news.ts'

/** Passes on what any process says to those who listen in this one. */
export function followNews({ pool, log, liveNews }: Pick<Deps, 'pool' | 'log' | 'liveNews'>) {
  return keepListening(
    { pool, log },
    {
      channel: newsChannel,
      heard: (customerId) => liveNews.tell(customerId),
      missed: () => liveNews.tellAll(),
    },
  )
}
