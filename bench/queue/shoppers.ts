import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const agent = new Agent({ keepAlive: true, maxSockets: 500 })

type Reply<Result> = { errorCode: number; result: Result; cookie: string }

/** Calls the shop as one shopper; an answer other than 200 throws. */
async function call<Result>(
  address: string,
  path: string,
  body: object,
  cookie = '',
): Promise<Reply<Result>> {
  const { status, text, cookie: set } = await post(`${address}/api/${path}`, body, cookie)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 100)}`)
  return { ...(JSON.parse(text) as Omit<Reply<Result>, 'cookie'>), cookie: set }
}

type Answer = { status: number; text: string; cookie: string }

function post(url: string, body: object, cookie: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('error', fail)
      answer.on('end', () => {
        const [set = ''] = answer.headers['set-cookie'] ?? []
        done({ status: answer.statusCode ?? 0, text, cookie: set.split(';', 1)[0] ?? '' })
      })
    })
    sent.on('error', fail)
    sent.end(JSON.stringify(body))
  })
}

type State = { stage: string; place: number | null; askAgainIn: number }
/** `ms`: how long the join took, from the moment at which it was due; `endedAt` on the clock of `performance.now()`. */
export type Joined = {
  cookie: string
  token: string
  askAgainIn: number
  ms: number
  endedAt: number
}

type Crowd = { product: string; shoppers: number; seconds: number }

/**
 * Joins once for each shopper, evenly over the seconds, whether earlier joins have been answered or not; `wait` begins
 * when a shopper has joined.
 */
export async function sendCrowd(
  address: string,
  { product, shoppers, seconds }: Crowd,
  wait: (joined: Joined, index: number) => Promise<Entered>,
): Promise<{ joined: Joined; entered: Entered }[]> {
  const began = performance.now()
  const sent: Promise<{ joined: Joined; entered: Entered }>[] = []
  const come = async (index: number) => {
    const joined = await join(address, product, began + (index / shoppers) * seconds * 1000)
    return { joined, entered: await wait(joined, index) }
  }
  while (sent.length < shoppers) {
    const due = Math.min(
      shoppers,
      Math.ceil(((performance.now() - began) / (seconds * 1000)) * shoppers),
    )
    while (sent.length < due) sent.push(come(sent.length))
    await delay(2)
  }
  return Promise.all(sent)
}

async function join(address: string, product: string, due: number): Promise<Joined> {
  const { errorCode, result, cookie } = await call<State & { token: string }>(
    address,
    'queue/join',
    { product },
  )
  if (errorCode !== 0) throw new Error(`A join was refused with ${errorCode}.`)
  const endedAt = performance.now()
  const { token, askAgainIn } = result
  return { cookie, token, askAgainIn, ms: endedAt - due, endedAt }
}

/** What became of a shopper who waited; times in milliseconds. */
export type Entered = { place: number; questions: number[]; entry: number; early: number }

type Waiting = {
  product: string
  /** Whether this shopper tries to enter at each answer that says to wait. */
  triesEarly: boolean
  /** Returns how many the database says are admitted. */
  admitted: () => Promise<number>
}

/**
 * Asks as often as the shop says, and enters when it is the shopper's turn. Throws where a shopper enters before the
 * queue has admitted the place, or is refused after that.
 */
export async function waitAndEnter(
  address: string,
  { cookie, token, askAgainIn: first }: Joined,
  { product, triesEarly, admitted }: Waiting,
): Promise<Entered> {
  const questions: number[] = []
  let early = 0
  await delay(first * 1000)
  for (;;) {
    const asked = performance.now()
    const { result } = await call<State>(address, 'queue/get-state', { token })
    questions.push(performance.now() - asked)
    const { stage, place, askAgainIn } = result
    if (stage === 'admitted' && place !== null) {
      const began = performance.now()
      const { errorCode } = await call(address, 'queue/enter', { product }, cookie)
      const entry = performance.now() - began
      if (errorCode !== 0) throw new Error(`Place ${place} was refused with ${errorCode}.`)
      return { place, questions, entry, early }
    }
    if (stage !== 'waiting') throw new Error(`A shopper who waits was answered ${stage}.`)
    if (place !== null && triesEarly) {
      early++
      const { errorCode } = await call(address, 'queue/enter', { product }, cookie)
      const now = await admitted()
      if (errorCode === 0 && place > now) throw new Error(`Place ${place} of ${now} was let in.`)
      if (errorCode === 0) return { place, questions, entry: Number.NaN, early }
    }
    await delay(askAgainIn * 1000)
  }
}
