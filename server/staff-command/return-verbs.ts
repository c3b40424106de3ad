import { refundMethods } from '@rimal/contract/staff/refunds'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiByAddress } from '@rimal/contract/api'
import { toDecimalString } from '@rimal/contract/money'
import { type ReturnList, returnLists } from '@rimal/contract/staff/return-lists'
import type { StaffReturn, StaffReturnRow } from '@rimal/contract/staff/returns'
import { returnConditions, returnStates } from '@rimal/contract/returns/return-states'
import type { BodyOf } from '@rimal/contract/endpoint'
import { CommandError, oneOf } from './words/one-of.ts'
import { moreOf, readPages } from './words/read-pages.ts'
import type { StaffClient, Verb } from './verb.ts'

export const returnVerbs: Verb[] = [
  {
    usage: 'return list [--of LIST] [--state STATE] [--order NUMBER] [--search TEXT]',
    says: `lists returns: the open ones, those of LIST, of a state or of an order; TEXT is a part of a number, name, email or phone; LIST is one of ${returnLists.join(', ')}`,
    run: async ({ ask }, { of, state, order: orderNumber, search }) => {
      const named = {
        ...(of === undefined ? {} : listOf(oneOf(returnLists, of))),
        ...(state === undefined ? {} : { state: oneOf(returnStates, state) }),
        ...(orderNumber === undefined ? {} : { orderNumber }),
        ...(search === undefined ? {} : { q: search }),
      }
      const isNamed = Object.keys(named).length > 0
      const query = isNamed ? named : listOf('open')
      const { items, isCut } = await readPages((page) =>
        ask('GET staff/list-returns', { query: { ...query, ...page } }),
      )
      return [...items.flatMap(linesOf), ...moreOf(isCut, '--search finds them')]
    },
  },
  {
    usage: 'return show NUMBER [--pictures FOLDER]',
    says: 'shows a return; saves the pictures of the customer in a folder',
    run: async ({ ask }, { number: returnNumber = '', pictures: folder }) => {
      const params = { returnNumber }
      const found = await ask('GET staff/get-return/{returnNumber}', { params })
      if (folder !== undefined) await writePictures(folder, found)
      return linesOf(found)
    },
  },
  {
    usage: 'return ask NUMBER --question TEXT',
    says: 'asks the customer a question; the request waits for the answer',
    run: ({ ask }, { number: returnNumber = '', question = '' }) =>
      print(ask('POST staff/ask-about-return', { body: { returnNumber, question } })),
  },
  step(
    'approve',
    'POST staff/approve-return',
    'approves a return request; after an appeal only an owner may',
  ),
  {
    usage: 'return reject NUMBER --reason TEXT',
    says: 'rejects a return request; the customer reads the reason and may appeal once',
    run: ({ ask }, { number: returnNumber = '', reason = '' }) =>
      print(ask('POST staff/reject-return', { body: { returnNumber, reason } })),
  },
  {
    usage: 'return pickup NUMBER --on DAY',
    says: 'schedules the day on which the courier collects a return, or another day',
    run: ({ ask }, { number: returnNumber = '', on: day = '' }) =>
      print(ask('POST staff/schedule-return-pickup', { body: { returnNumber, day } })),
  },
  step('collected', 'POST staff/return-collected', 'reports that the courier has a return'),
  step('received', 'POST staff/return-received', 'reports that a return is back in the shop'),
  {
    usage: 'return inspect NUMBER --conditions LIST',
    says: `records the condition of each line of a return, in their order; one condition is for all lines; LIST has words of ${returnConditions.join(', ')}`,
    run: async ({ ask }, { number: returnNumber = '', conditions = '' }) =>
      print(
        ask('POST staff/inspect-return', {
          body: { returnNumber, lines: await readConditions({ ask }, returnNumber, conditions) },
        }),
      ),
  },
  {
    usage: 'return refund NUMBER [--fault yes] [--paid TEXT] [--to source|credit]',
    says: 'refunds a return, with its delivery when the shop is at fault; --paid says how the shop paid for an order that was cash on delivery; --to overrides what the customer requested',
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
    says: 'creates the order of the exchange',
    run: ({ ask }, { number, fault }) =>
      resolve(ask, number, { outcome: 'exchanged', faultOfShop: fault === 'yes' }),
  },
  {
    usage: 'return alter NUMBER',
    says: 'creates the order of the alteration, which starts in production',
    run: ({ ask }, { number }) => resolve(ask, number, { outcome: 'altered' }),
  },
  {
    usage: 'return decline NUMBER --reason TEXT',
    says: 'sends a return back to the customer, who reads the reason',
    run: ({ ask }, { number, reason = '' }) =>
      resolve(ask, number, { outcome: 'declined', reason }),
  },
  step('close', 'POST staff/close-return', 'closes a return that needs no more work'),
]

const doneLists: readonly ReturnList[] = ['decided', 'ended', 'closed']

/** In a list of returns that somebody works on, the longest waiting come first. */
function listOf(list: ReturnList) {
  const isDone = doneLists.includes(list)
  return { list, sort: isDone ? ('newest' as const) : ('waiting' as const) }
}

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

async function readConditions({ ask }: { ask: Ask }, returnNumber: string, list: string) {
  const { lines } = await ask('GET staff/get-return/{returnNumber}', { params: { returnNumber } })
  const words = list.split(',').map((word) => oneOf(returnConditions, word.trim()))
  if (words.length !== 1 && words.length !== lines.length) {
    throw new CommandError(
      `${returnNumber} has ${lines.length} lines: give a condition for each of them.`,
    )
  }
  return lines.flatMap(({ lineId }, index) => {
    const condition = words[index] ?? words[0]
    return condition ? [{ lineId, condition }] : []
  })
}

function linesOf(one: StaffReturnRow & Partial<Pick<StaffReturn, 'pictures'>>): string[] {
  const { number, orderNumber, kind, state, reason, note, requestedAt, due, name, phone } = one
  const { question, answer, refusedFor, appeal, pickupOn, refund, currency, newOrderNumber } = one
  const money = refund && `${currency} ${toDecimalString(refund.amount, currency)}`
  const facts = [
    due && `due ${due}`,
    pickupOn && `pickup ${pickupOn}`,
    money && `${one.outcome === 'refunded' ? 'refunded' : 'refundable'} ${money}`,
    newOrderNumber && `order ${newOrderNumber}`,
  ].filter(Boolean)
  const words = [
    ['the customer wrote', note],
    ['staff asked', question],
    ['the customer answered', answer],
    ['staff rejected', refusedFor],
    ['the customer appealed', appeal],
  ] as const
  return [
    `${number}  ${orderNumber}  ${kind}  ${state}  ${reason}  ${requestedAt}`,
    `  ${name}  ${phone}`,
    ...(facts.length === 0 ? [] : [`  ${facts.join('  ')}`]),
    ...one.lines.map(lineSummary),
    ...words.flatMap(([who, text]) =>
      text ? text.split('\n').map((line) => `  ${who}: “${line}”`) : [],
    ),
    ...(one.pictures ?? []).map(({ id }) => `  picture ${id}`),
    '',
  ]
}

function lineSummary({ quantity, name, colorName, size, madeToMeasure, wanted, condition }: Line) {
  const what = madeToMeasure ? 'made to measure' : size === null ? null : `size ${size}`
  const instead = wanted && `exchange for: ${wanted.colorName}, size ${wanted.size} (${wanted.sku})`
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
