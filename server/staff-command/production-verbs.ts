import type { ProductionItem } from '@rimal/contract/staff/production'
import { holdReasons } from '@rimal/contract/production/holds'
import { productionStages } from '@rimal/contract/production/production-stages'
import { shipmentSteps } from '@rimal/contract/production/shipment-states'
import { CommandError, oneOf } from './words/one-of.ts'
import type { StaffClient, Verb } from './verb.ts'

/** The verbs for an order between its placement and its delivery. */
export const productionVerbs: Verb[] = [
  {
    usage: 'production list',
    says: 'what is to be sewn, the one promised first first, late ones above',
    run: async ({ ask }) => (await ask('GET staff/list-production')).flatMap(linesOf),
  },
  {
    usage: 'production move ORDER LINE STATE [--note TEXT] [--tailor NAME] [--force yes]',
    says: `a piece takes a step; a step back says why, and a question what is asked; STATE is one of ${productionStages.join(', ')}`,
    run: async ({ ask }, { order = '', line = '', state, note, tailor, force }) => {
      const body = {
        orderNumber: order,
        lineId: await lineIdOf({ ask }, order, line),
        state: oneOf(productionStages, state),
        ...(note === undefined ? {} : { note }),
        ...(tailor === undefined ? {} : { tailor }),
        force: force === 'yes',
      }
      return linesOf(await ask('POST staff/change-production-stage', { body }))
    },
  },
  {
    usage: 'production date ORDER LINE DAY --reason TEXT',
    says: 'a piece is promised for another day, as 2026-12-08; she reads the reason',
    run: async ({ ask }, { order = '', line = '', day = '', reason = '' }) => {
      const lineId = await lineIdOf({ ask }, order, line)
      const body = { orderNumber: order, lineId, day, reason }
      return linesOf(await ask('POST staff/change-production-date', { body }))
    },
  },
  {
    usage: 'order hold NUMBER --because REASON [--note TEXT]',
    says: `it waits for a word of hers, and she reads the note; REASON is one of ${holdReasons.join(', ')}`,
    run: async ({ ask }, { number = '', because, note }) => {
      const reason = oneOf(holdReasons, because)
      const body = { orderNumber: number, reason, ...(note === undefined ? {} : { note }) }
      const { status } = await ask('POST staff/hold-order', { body })
      return [`${number} is ${status}`]
    },
  },
  {
    usage: 'order release NUMBER',
    says: 'what was unclear is clear: it goes on from where it was',
    run: async ({ ask }, { number: orderNumber = '' }) => {
      const { status } = await ask('POST staff/release-order', { body: { orderNumber } })
      return [`${orderNumber} is ${status}`]
    },
  },
  {
    usage: 'order track NUMBER STEP [--note TEXT]',
    says: `what the courier told of its parcel; STEP is one of ${shipmentSteps.join(', ')}`,
    run: async ({ ask }, { number: orderNumber = '', step, note }) => {
      const body = {
        orderNumber,
        step: oneOf(shipmentSteps, step),
        ...(note === undefined ? {} : { note }),
      }
      const { status, shipmentState } = await ask('POST staff/add-tracking-event', { body })
      return [`${orderNumber} is ${status}, its parcel ${shipmentState}`]
    },
  },
]

/** LINE is the place in the order, from 1, as the list shows it. */
async function lineIdOf({ ask }: Pick<StaffClient, 'ask'>, orderNumber: string, line: string) {
  const { lines } = await ask('GET staff/get-order/{orderNumber}', { params: { orderNumber } })
  const id = lines[Number(line) - 1]?.id
  if (!id)
    throw new CommandError(`${orderNumber} has ${lines.length} lines: name one by its place.`)
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
    ...(remarks ? [`  she wrote: “${remarks}”`] : []),
    ...(one.question ? [`  we asked: “${one.question}”`] : []),
  ]
}
