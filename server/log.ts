import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'
import { thinOutages } from './process/thin-outages.ts'

type Output = { write(line: string): void }

/**
 * One line per request and event: JSON in production, plain text elsewhere. A log is read by more
 * people than the database, so nothing in it leads to a person: no query, header or parameter of a
 * statement is logged, and what looks like a token, email or phone number is washed out of all else. `take` gets the
 * same washed lines as JSON.
 */
export function openLog(
  config: Pick<Config, 'logLevel' | 'production'>,
  output: Output = process.stdout,
  take: (line: string) => void = () => {},
): Logger {
  const isOutage = thinOutages()
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { req: request, res: response, err: failure },
      hooks: {
        logMethod(args, method) {
          if (isNoise(args)) return
          const { err } = (args[0] ?? {}) as { err?: unknown }
          const isCounted = isOutage(err, (line) =>
            method.apply(this, [line, 'the database is away']),
          )
          if (!isCounted) method.apply(this, args)
        },
        streamWrite(line) {
          const washed = wash(line)
          take(washed)
          return config.production ? washed : readable(washed)
        },
      },
    },
    output,
  )
}

/** Other lines that Fastify writes: the line of a finished request has all of their content. */
const noise = /^(incoming request$|Route .* not found$|Server listening at )/

function isNoise(args: unknown[]): boolean {
  return noise.test(args.find((arg) => typeof arg === 'string') ?? '')
}

type Asked = { method?: string; url?: string; routeOptions?: { url?: string } }

function request(asked: Asked) {
  return { method: asked.method, path: pathOf(asked) }
}

function response(reply: { statusCode: number; request?: Asked }) {
  return { status: reply.statusCode, ...(reply.request ? request(reply.request) : {}) }
}

/** Addresses below these contain tokens that open an order or a payment: their routes are logged instead. */
const guarded = /^(?:\/ar)?(?:\/api)?\/(?:order|invoice|payment|simulator)[^/]*(?=\/)/

function pathOf({ url = '', routeOptions }: Asked): string {
  const path = url.split('?', 1)[0] ?? ''
  const [beginning] = guarded.exec(path) ?? []
  return beginning ? (routeOptions?.url ?? `${beginning}/…`) : path
}

/** The error without what a shopper entered: statements carry it as parameters, refusals as details. */
function failure(error: unknown): unknown {
  const { name, message, stack, code, cause } = (error ?? {}) as Partial<Error> & { code?: unknown }
  if (message === undefined) return { message: String(error) }
  const [summary = ''] = message.split('\nparams:', 1)
  const frames = stack?.includes(message)
    ? stack.slice(stack.indexOf(message) + message.length)
    : ''
  return {
    code,
    message: summary,
    stack: `${name ?? 'Error'}: ${summary}${frames}`,
    ...(cause === undefined ? {} : { cause: failure(cause) }),
  }
}

const secrets: [RegExp, string][] = [
  [/[0-9a-f]{32,}/gi, '(token)'],
  [/[^\s"'<>@/\\,;:=()[\]{}]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '(email)'],
  [/(?<![\w.+-])(?:\+|0)\d[\d ]{6,14}\d(?!\w)/g, '(phone)'],
]

function wash(line: string): string {
  return secrets.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), line)
}

function readable(line: string): string {
  const { level, time, msg, reqId, req, res, responseTime, err, ...more } = JSON.parse(line)
  const { method, path, status } = { ...req, ...res }
  const parts = [
    time.slice(11, 19),
    level === pino.levels.values.info ? '' : pino.levels.labels[level],
    method && `${method} ${path}`,
    status,
    responseTime && `${Math.round(responseTime)} ms`,
    msg === 'request completed' ? '' : msg,
    Object.keys(more).length > 0 && JSON.stringify(more),
    reqId && `#${reqId.slice(0, 8)}`,
  ]
  return `${parts.filter(Boolean).join(' ')}\n${err ? `${stacks(err)}\n` : ''}`
}

function stacks(err: { stack?: string; cause?: object }): string {
  const stack = err.stack ?? JSON.stringify(err)
  return err.cause ? `${stack}\ncaused by ${stacks(err.cause)}` : stack
}
