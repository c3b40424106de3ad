import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../deps.ts'

export type QueuePlace = { queueId: string; placeId: number }

const days = 7

/** Makes a token that shows a place; the place itself belongs to its shopper alone. */
export function queueToken({ sign, clock }: Pick<Deps, 'sign' | 'clock'>, place: QueuePlace) {
  const endsAt = clock().getTime() + days * 24 * 3_600_000
  const text = `${place.placeId}.${endsAt}.${place.queueId}`
  return `${sign('queue', text)}.${text}`
}

/** Reads a token; undefined where it is not ours, or where it has ended. */
export function readQueueToken(
  { sign, clock }: Pick<Deps, 'sign' | 'clock'>,
  token: string,
): QueuePlace | undefined {
  const [, signature, text, placeId, endsAt, queueId] =
    /^([0-9a-f]{64})\.((\d{1,15})\.(\d{1,15})\.(.+))$/.exec(token) ?? []
  if (signature === undefined || text === undefined || queueId === undefined) return undefined
  const right = Buffer.from(sign('queue', text))
  if (signature.length !== right.length || !timingSafeEqual(Buffer.from(signature), right))
    return undefined
  return Number(endsAt) > clock().getTime() ? { queueId, placeId: Number(placeId) } : undefined
}
