import { ShopError } from '../../../http/shop-error.ts'

/**
 * Reads the moment at which a draft goes to the shop; null takes a plan back.
 * @throws ShopError invalid_input
 */
export function planTime(publishAt: string | null, now: Date): Date | null {
  if (publishAt === null) return null
  const time = new Date(publishAt)
  if (Number.isNaN(time.getTime())) throw new ShopError('invalid_input', { publishAt: 'invalid' })
  if (time <= now) throw new ShopError('invalid_input', { publishAt: 'past' })
  return time
}
