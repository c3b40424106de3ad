import type { Endpoint } from '@rimal/contract/endpoint'
import { PreviewKey, Token, Uuid } from '@rimal/contract/shapes'

/** Ids of what everybody may see, and of nothing at all. */
const ofNobody = new Set([
  'product_id',
  'product_item_id',
  'itemIds',
  'isSingleCart',
  'trackingNumber',
  'idempotencyKey',
])
const named =
  /(^|_)(id|token|ticket)$|(Id|Ids|Number|Numbers|Token)$|^(order|numbers|before|after)$/
type Shape = { pattern?: string; items?: Shape }

const patterned = new Set([PreviewKey, Token, Uuid].map((shape) => patternOf(shape as Shape)))

/** The parts of a call that may name a thing of somebody: by their name, or as they look. */
export function idsIn(endpoint: Endpoint): string[] {
  const parts = [endpoint.params, endpoint.query, endpoint.body]
  const fields = parts.flatMap((part) => Object.entries((part?.properties ?? {}) as object))
  return fields
    .filter(([name, shape]) => named.test(name) || patterned.has(patternOf(shape as Shape)))
    .map(([name]) => name)
    .filter((name) => !ofNobody.has(name))
}

function patternOf({ pattern, items }: Shape): string {
  return pattern ?? items?.pattern ?? ''
}
