import { catalogueVerbs } from './catalogue-verbs.ts'
import { creditVerbs } from './credit-verbs.ts'
import { productionVerbs } from './production-verbs.ts'
import { staffVerbs } from './staff-verbs.ts'
import { promotionVerbs } from './promotion-verbs.ts'
import { orderVerbs } from './order-verbs.ts'
import { paymentVerbs } from './payment-verbs.ts'
import { priceVerbs } from './price-verbs.ts'
import { refundVerbs } from './refund-verbs.ts'
import { returnVerbs } from './return-verbs.ts'
import { reviewVerbs } from './review-verbs.ts'
import { settingVerbs } from './setting-verbs.ts'
import type { Verb } from './verb.ts'
import { visitVerbs } from './visit-verbs.ts'

/** Every command of `npm run staff`, in the order of its help. */
export const verbs: Verb[] = [
  ...orderVerbs,
  ...productionVerbs,
  ...visitVerbs,
  ...staffVerbs,
  ...reviewVerbs,
  ...paymentVerbs,
  ...refundVerbs,
  ...creditVerbs,
  ...returnVerbs,
  ...promotionVerbs,
  ...settingVerbs,
  ...catalogueVerbs,
  ...priceVerbs,
]

const widest = 160

export function help(): string {
  // A long usage has a line of its own, above its description, so that the other lines need not be as wide.
  const widths = verbs.map(({ usage }) => usage.length).filter((width) => width <= widest)
  const width = Math.max(...widths)
  const lines = verbs.map(({ usage, says }) =>
    usage.length > widest
      ? `  ${usage}\n  ${' '.repeat(width)}   ${says}`
      : `  ${usage.padEnd(width)}   ${says}`,
  )
  return [
    'The commands of staff: npm run staff -- [--as EMAIL] COMMAND …',
    '',
    ...lines,
    '',
    'The first owner opens the link that npm run staff -- staff link prints.',
    'On a server with systemd, write rimal-run staff in place of npm run staff --.',
  ].join('\n')
}
