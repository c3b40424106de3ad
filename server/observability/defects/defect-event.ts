import { randomUUID } from 'node:crypto'

type LoggedError = { message?: string; stack?: string; cause?: LoggedError }

/** The fields of a line of the log with an error that a report uses. */
export type LoggedDefect = {
  level: number
  time: string
  msg?: string
  reqId?: string
  job?: string
  /** Of the browser that met it: its page, language and script. */
  page?: string
  language?: string
  build?: string
  /** Null or absent where the line is about no error. */
  err?: (LoggedError & { code?: string }) | null
}

/** The message of the log's line about an error that a browser reported. */
export const browserErrorMessage = 'a browser reported an error'

/** The database and the services that the shop uses are no defects of the program, though a person must know. */
const noDefect = /^DatabaseAway|^(the database is away|job queue|idle database connection)$/

/** Returns the envelope that reports a defect; undefined for a line that is about none. */
export function defectEvent(line: LoggedDefect): string | undefined {
  const { err } = line
  if (!err) return undefined
  const isOfBrowser = line.msg === browserErrorMessage
  if (line.level < 50 && !isOfBrowser) return undefined
  if (noDefect.test(line.msg ?? '') || noDefect.test(err.stack ?? '')) return undefined
  const eventId = randomUUID().replaceAll('-', '')
  const event = {
    event_id: eventId,
    timestamp: line.time,
    platform: isOfBrowser ? 'javascript' : 'node',
    level: line.level >= 60 ? 'fatal' : 'error',
    logger: isOfBrowser ? 'browser' : 'server',
    ...(line.page ? { transaction: line.page } : {}),
    ...(line.build ? { release: line.build } : {}),
    tags: { reqId: line.reqId, job: line.job, language: line.language },
    message: { formatted: line.msg },
    exception: { values: chainOf(err).toReversed() },
  }
  const head = { event_id: eventId, sent_at: new Date().toISOString() }
  return [head, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
}

/** The error and what caused it. */
function chainOf(err: LoggedError): object[] {
  const { message = '', stack = '', cause } = err
  const [, type = 'Error'] = /^(\w+)(?::|$)/m.exec(stack) ?? []
  const frames = stack.split('\n').flatMap((line) => frameOf(line) ?? [])
  const own = { type, value: message, stacktrace: { frames: frames.toReversed() } }
  return cause ? [own, ...chainOf(cause)] : [own]
}

/** How Node and Chrome write a frame, and how Firefox and Safari do. */
const frameForms = [
  /^\s*at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/,
  /^(.*?)@(.+?):(\d+):(\d+)$/,
]

function frameOf(line: string): object | undefined {
  const found = frameForms.map((form) => form.exec(line)).find(Boolean)
  const [, name, file = '', row, column] = found ?? []
  if (!row) return undefined
  return {
    function: name,
    filename: file.replace(process.cwd(), '.'),
    lineno: Number(row),
    colno: Number(column),
    in_app: !file.includes('node_modules') && !file.startsWith('node:'),
  }
}
