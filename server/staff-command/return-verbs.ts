import { refundMethods } from '@rimal/contract/staff/refunds'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiByAddress } from '@rimal/contract/api'
import { toDecimalString } from '@rimal/contract/money'
import { type StaffReturn, returnLists } from '@rimal/contract/staff/returns'
import { returnConditions, returnStates } from '@rimal/contract/returns/return-states'
import type { BodyOf } from '@rimal/contract/endpoint'
import { CommandError, oneOf } from './words/one-of.ts'
import type { StaffClient, Verb } from './verb.ts'

export const returnVerbs: Verb[] = [
  {
    usage: 'return list [--of LIST] [--state STATE] [--order NUMBER]',
    says: `returns: ${returnLists.join(', ')}; open where none is named; of one state; all of an order`,
    run: async ({ ask }, { of, state, order: orderNumber }) => {
      const query = {
        ...(of === undefined ? {} : { list: oneOf(returnLists, of) }),
        ...(state === undefined ? {} : { state: oneOf(returnStates, state) }),
        ...(orderNumber === undefined ? {} : { orderNumber }),
      }
      return (await ask('GET staff/list-returns', { query })).flatMap(linesOf)
    },
  },
  {
    usage: 'return show NUMBER [--pictures FOLDER]',
    says: 'all of one; her pictures into a folder',
    run: async ({ ask }, { number: returnNumber = '', pictures: folder }) => {
      const params = { returnNumber }
      const found = await ask('GET staff/get-return/{returnNumber}', { params })
      if (folder !== undefined) await writePictures(folder, found)
      return linesOf(found)
    },
  },
  {
    usage: 'return ask NUMBER --question TEXT',
    says: 'the request waits until she answers',
    run: ({ ask }, { number: returnNumber = '', question = '' }) =>
      print(ask('POST staff/ask-about-return', { body: { returnNumber, question } })),
  },
  step(
    'approve',
    'POST staff/approve-return',
    'the pieces may come; after an appeal an owner says so',
  ),
  {
    usage: 'return reject NUMBER --because TEXT',
    says: 'no, and she reads why; she may appeal once',
    run: ({ ask }, { number: returnNumber = '', because: reason = '' }) =>
      print(ask('POST staff/reject-return', { body: { returnNumber, reason } })),
  },
  {
    usage: 'return pickup NUMBER --on DAY',
    says: 'the courier comes for it; said again, on another day',
    run: ({ ask }, { number: returnNumber = '', on: day = '' }) =>
      print(ask('POST staff/schedule-return-pickup', { body: { returnNumber, day } })),
  },
  step('collected', 'POST staff/return-collected', 'the courier has it'),
  step('received', 'POST staff/return-received', 'it is back at the house'),
  {
    usage: 'return inspect NUMBER --found LIST',
    says: `what its pieces are like, in the order of its lines: ${returnConditions.join(', ')}; one word is for all`,
    run: async ({ ask }, { number: returnNumber = '', found = '' }) =>
      print(
        ask('POST staff/inspect-return', {
          body: { returnNumber, lines: await readFound({ ask }, returnNumber, found) },
        }),
      ),
  },
  {
    usage: 'return refund NUMBER [--fault yes] [--paid TEXT] [--to source|credit]',
    says: 'money back, with the delivery where the fault is ours; --paid says how, of an order paid at the door; --to where it is not as she asked',
    run: ({ ask }, { number, fault, paid: paidHow, to }) =>
      resolve(ask, number, {
        outcome: 'refunded',
        ...(fault === undefined ? {} : { faultOfShop: fault === 'yes' }),
        ...(paidHow === undefined ? {} : { paidHow }),
        ...(to === undefined ? {} : { to: oneOf(refundMethods, to) }),
      }),
  },
  {
    usage: 'return exchange NUMBER [--fault yes]',
    says: 'an order of what she gets instead is made',
    run: ({ ask }, { number, fault }) =>
      resolve(ask, number, { outcome: 'exchanged', faultOfShop: fault === 'yes' }),
  },
  {
    usage: 'return alter NUMBER',
    says: 'an order of her own piece is made, which is being sewn',
    run: ({ ask }, { number }) => resolve(ask, number, { outcome: 'altered' }),
  },
  {
    usage: 'return decline NUMBER --because TEXT',
    says: 'it goes back to her, and she reads why',
    run: ({ ask }, { number, because: reason = '' }) =>
      resolve(ask, number, { outcome: 'declined', reason }),
  },
  step('close', 'POST staff/close-return', 'nothing more is to be done'),
]

type Ask = StaffClient['ask']
type Step =
  | 'POST staff/approve-return'
  | 'POST staff/return-collected'
  | 'POST staff/return-received'
  | 'POST staff/close-return'

function step(word: string, address: Step, says: string): Verb {
  return {
    usage: `return ${word} NUMBER`,
    says,
    run: ({ ask }, { number: returnNumber = '' }) =>
      print(ask(address, { body: { returnNumber } })),
  }
}

type Resolving = Omit<BodyOf<ApiByAddress['POST staff/resolve-return']>, 'returnNumber'>

function resolve(ask: Ask, returnNumber = '', body: Resolving) {
  return print(ask('POST staff/resolve-return', { body: { returnNumber, ...body } }))
}

async function print(answer: Promise<StaffReturn>): Promise<string[]> {
  return linesOf(await answer)
}

async function readFound({ ask }: { ask: Ask }, returnNumber: string, found: string) {
  const { lines } = await ask('GET staff/get-return/{returnNumber}', { params: { returnNumber } })
  const words = found.split(',').map((word) => oneOf(returnConditions, word.trim()))
  if (words.length !== 1 && words.length !== lines.length) {
    throw new CommandError(`${returnNumber} has ${lines.length} lines: say what each is like.`)
  }
  return lines.flatMap(({ lineId }, index) => {
    const condition = words[index] ?? words[0]
    return condition ? [{ lineId, condition }] : []
  })
}

function linesOf(one: StaffReturn): string[] {
  const { number, orderNumber, kind, state, reason, note, askedAt, due, name, phone } = one
  const { question, answer, refusedFor, appeal, pickupOn, refund, currency, newOrderNumber } = one
  const money = refund && `${currency} ${toDecimalString(refund.amount, currency)}`
  const facts = [
    due && `due ${due}`,
    pickupOn && `pickup ${pickupOn}`,
    money && `${one.outcome === 'refunded' ? 'given back' : 'would come back'} ${money}`,
    newOrderNumber && `order ${newOrderNumber}`,
  ].filter(Boolean)
  const words = [
    ['she says', note],
    ['we asked', question],
    ['she answered', answer],
    ['we refused', refusedFor],
    ['she appeals', appeal],
  ] as const
  return [
    `${number}  ${orderNumber}  ${kind}  ${state}  ${reason}  ${askedAt}`,
    `  ${name}  ${phone}`,
    ...(facts.length === 0 ? [] : [`  ${facts.join('  ')}`]),
    ...one.lines.map(lineSummary),
    ...words.flatMap(([who, text]) =>
      text ? text.split('\n').map((line) => `  ${who}: “${line}”`) : [],
    ),
    ...one.pictures.map(({ id }) => `  picture ${id}`),
    '',
  ]
}

function lineSummary({ quantity, name, colorName, size, madeToMeasure, wanted, condition }: Line) {
  const what = madeToMeasure ? 'made to measure' : size === null ? null : `size ${size}`
  const instead = wanted && `instead: ${wanted.colorName}, size ${wanted.size} (${wanted.sku})`
  return `  ${[`${quantity} × ${name}`, colorName, what, instead, condition].filter(Boolean).join(', ')}`
}

type Line = StaffReturn['lines'][number]

async function writePictures(folder: string, { pictures }: StaffReturn) {
  await mkdir(folder, { recursive: true })
  for (const { id, preview } of pictures) {
    const [, bytes = ''] = preview.split(',', 2)
    await writeFile(join(folder, `${id}.webp`), Buffer.from(bytes, 'base64'))
  }
}
