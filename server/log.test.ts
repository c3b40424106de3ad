import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function logOf(production: boolean) {
  const lines: string[] = []
  const log = openLog({ logLevel: 'info', production }, { write: (line) => lines.push(line) })
  return { log, lines }
}

test.each([
  ['written to noor.al+x@mail.example.ae', 'written to (email)'],
  ['GET /confirm/noor%40example.com', 'GET /confirm/(email)'],
  ['called +971 50 123 4567', 'called (phone)'],
  ['called 0501234567, twice', 'called (phone), twice'],
  ['order 0123456789abcdef0123456789abcdef', 'order (token)'],
  ['at 2026-11-21T10:00:00.000Z', 'at 2026-11-21T10:00:00.000Z'],
  ['request 550e8400-e29b-41d4-a716-446655440000', 'request 550e8400-e29b-41d4-a716-446655440000'],
  ['127.0.0.1:5432 after 1763697600000 ms', '127.0.0.1:5432 after 1763697600000 ms'],
  ['node_modules/@fastify/static/index.js', 'node_modules/@fastify/static/index.js'],
])('%o is logged as %o', (text, expected) => {
  const { log, lines } = logOf(true)
  log.info(text)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, msg: expected })
})

test('a failed statement is logged without its parameters and the row it met', () => {
  const { log, lines } = logOf(true)
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (name)=(Noor) already exists.',
  })
  const err = Object.assign(
    new Error('Failed query: insert into orders values ($1)\nparams: Noor\n    at home', { cause }),
    { params: ['Noor'] },
  )
  log.error({ err }, 'unexpected failure')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    message: 'Failed query: insert into orders values ($1)',
    stack: expect.stringContaining('log.test.ts'),
    cause: { code: '23505', message: 'duplicate key value violates unique constraint' },
  })
  expect(lines[0]).not.toMatch(/Noor|at home/)
})

test('while developing, a request is one line of plain text', () => {
  const { log, lines } = logOf(false)
  const request = { method: 'GET', url: '/home?from=mail', log }
  log.info({ req: request }, 'incoming request')
  const reply = { statusCode: 200, request }
  log
    .child({ reqId: '1a2b3c4d-0000' })
    .info({ res: reply, responseTime: 12.4 }, 'request completed')
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d GET \/home 200 12 ms #1a2b3c4d\n$/),
  ])
})
