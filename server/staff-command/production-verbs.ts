import type { ProductionItem } from '@rimal/contract/staff/production'
import { holdReasons } from '@rimal/contract/production/holds'
import { productionStages } from '@rimal/contract/production/production-stages'
import { shipmentSteps } from '@rimal/contract/production/shipment-states'
import { CommandError, oneOf } from './words/one-of.ts'
import { moreOf, readPages } from './words/read-pages.ts'
import type { StaffClient, Verb } from './verb.ts'

/** The verbs for an order between its placement and its delivery. */
export const productionVerbs: Verb[] = [
  {
    usage: 'production list [--stage STAGE] [--search TEXT]',
    says: 'lists the items to produce: late items first, then by date; TEXT is a part of an order number, a name or a SKU',
    run: async ({ ask }, { stage, search }) => {
      const query = {
        ...(stage === undefined ? {} : { state: oneOf(productionStages, stage) }),
        ...(search === undefined ? {} : { q: search }),
      }
      const { items, isCut } = await readPages((page) =>
        ask('GET staff/list-production', { query: { ...query, ...page } }),
      )
      return [...items.flatMap(linesOf), ...moreOf(isCut, '--search finds them')]
    },
  },
  {
    usage: 'production stage ORDER LINE STAGE [--note TEXT] [--tailor NAME] [--force yes]',
    says: `moves an item to another stage; a stage before the current one needs a note, and so does a question to the customer; STAGE is one of ${productionStages.join(', ')}`,
    run: async ({ ask }, { order = '', line = '', stage, note, tailor, force }) => {
      const body = {
        orderNumber: order,
        lineId: await lineIdOf({ ask }, order, line),
        state: oneOf(productionStages, stage),
        ...(note === undefined ? {} : { note }),
        ...(tailor === undefined ? {} : { tailor }),
        force: force === 'yes',
      }
      return linesOf(await ask('POST staff/change-production-stage', { body }))
    },
  },
  {
    usage: 'production date ORDER LINE DAY --reason TEXT',
    says: 'sets another date for an item, like 2026-12-08; the customer reads the reason',
    run: async ({ ask }, { order = '', line = '', day = '', reason = '' }) => {
      const lineId = await lineIdOf({ ask }, order, line)
      const body = { orderNumber: order, lineId, day, reason }
      return linesOf(await ask('POST staff/change-production-date', { body }))
    },
  },
  {
    usage: 'order hold NUMBER --reason REASON [--note TEXT]',
    says: `puts an order on hold until the customer answers; the customer reads the note; REASON is one of ${holdReasons.join(', ')}`,
    run: async ({ ask }, { number = '', reason: word, note }) => {
      const reason = oneOf(holdReasons, word)
      const body = { orderNumber: number, reason, ...(note === undefined ? {} : { note }) }
      const { status } = await ask('POST staff/hold-order', { body })
      return [`${number} is ${status}`]
    },
  },
  {
    usage: 'order release NUMBER',
    says: 'ends the hold; the order returns to its former status',
    run: async ({ ask }, { number: orderNumber = '' }) => {
      const { status } = await ask('POST staff/release-order', { body: { orderNumber } })
      return [`${orderNumber} is ${status}`]
    },
  },
  {
    usage: 'order track NUMBER STEP [--note TEXT]',
    says: `adds a tracking event of the courier to the shipment; STEP is one of ${shipmentSteps.join(', ')}`,
    run: async ({ ask }, { number: orderNumber = '', step, note }) => {
      const body = {
        orderNumber,
        step: oneOf(shipmentSteps, step),
        ...(note === undefined ? {} : { note }),
      }
      const { status, shipmentState } = await ask('POST staff/add-tracking-event', { body })
      return [`${orderNumber} is ${status}, its shipment ${shipmentState}`]
    },
  },
]

/** LINE is the number of the line in the order, from 1, as the list shows it. */
async function lineIdOf({ ask }: Pick<StaffClient, 'ask'>, orderNumber: string, line: string) {
  const { lines } = await ask('GET staff/get-order/{orderNumber}', { params: { orderNumber } })
  const id = lines[Number(line) - 1]?.id
  if (!id)
    throw new CommandError(
      `${orderNumber} has ${lines.length} lines: give the number of one of them.`,
    )
  return id
}

function linesOf(one: ProductionItem): string[] {
  const { orderNumber, orderStatus, line, productionItem, remarks, state, tailor, dueOn, late } =
    one
  return [
    [orderNumber, `line ${line}`, state, `ready by ${dueOn}`, late ? 'LATE' : '', tailor]
      .filter(Boolean)
      .join('  '),
    `  ${productionItem}${orderStatus === 'on_hold' ? '  (on hold)' : ''}`,
    ...(remarks ? [`  the customer wrote: “${remarks}”`] : []),
    ...(one.question ? [`  staff asked: “${one.question}”`] : []),
  ]
}
