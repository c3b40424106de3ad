import type { Logger } from 'pino'
import { type Config, readConfig, StartError } from './config.ts'
import { endInOrder } from './end-in-order.ts'
import { openLog } from './log.ts'
import { type DefectReporter, openDefectReporter } from './observability/defects/defect-reporter.ts'
import type { PageOptions } from './open-shop.ts'
import { banner } from './process/banner.ts'
import { ownName, notifySupervisor } from './process/child-messages.ts'
import { readOptions } from './process/read-options.ts'
import { reportsWithinMs } from './process/stop-limits.ts'

const name = ownName()
let log: Logger | undefined
let reporter: DefectReporter | null = null
let ending: ReturnType<typeof endInOrder> | undefined

try {
  const pages = readOptions({ 'api-only': { type: 'boolean' }, dev: { type: 'boolean' } })
  const config = readConfig(process.env)
  const { defects } = config.observability
  reporter = defects && openDefectReporter(defects)
  const opened = openLog(config, process.stdout, reporter?.take)
  log = name ? opened.child({ process: name }) : opened
  const say = name ? sayToSupervisor : sayToOwner(config, log)
  const { drainMs } = config.processes
  ending = endInOrder({ log, say, drainMs, isSupervised: name !== undefined, reporter })
  const { shop, setUpLink } = await open(config, { log, say, pages, signal: ending.signal })
  ending.guard(shop)
  if (name) await notifySupervisor({ kind: 'opened', setUpLink })
  else for (const line of banner(config, { withPages: !pages['api-only'], setUpLink })) say(line)
} catch (error) {
  if (ending?.signal.aborted) await ending.leave()
  await explain(error as Error)
  await reporter?.flush(reportsWithinMs)
  process.exit(1)
}

type Opening = {
  log: Logger
  say: (line: string) => void
  pages: PageOptions
  signal: AbortSignal
}

/** Opens the shop in this process or in several. Each needs a part of the program only, and loads no more. */
async function open(config: Config, { pages, ...options }: Opening) {
  const { role, webConcurrency } = config.processes
  if (webConcurrency > 1 && role !== 'worker' && !pages.dev) {
    const { superviseShop } = await import('./process/supervise-shop.ts')
    const withPages = !pages['api-only']
    const file = import.meta.filename
    const shop = await superviseShop(config, { ...options, file, withPages })
    return { shop, setUpLink: shop.setUpLink }
  }
  const { openShop } = await import('./open-shop.ts')
  return openShop(config, {
    ...options,
    pages,
    isBuilt: name !== undefined,
    hasPort: name === undefined || role !== 'worker',
    filled: name ? () => void notifySupervisor({ kind: 'filled' }) : undefined,
  })
}

/** Where lines are collected, all of them are JSON; a person at a terminal reads plain text. */
function sayToOwner({ production }: Config, log: Logger) {
  const asJson = production && !process.stdout.isTTY
  const announcer = log.child({}, { level: 'info' })
  return (line: string) => {
    if (!asJson) process.stdout.write(`${line}\n`)
    else if (line) announcer.info(line.trim().replaceAll(/ +/g, ' '))
  }
}

function sayToSupervisor(line: string) {
  void notifySupervisor({ kind: 'said', line })
}

/** An error that the owner can fix is a sentence; anything else is a defect and shows where it happened. */
async function explain(error: Error) {
  const sentence = error instanceof StartError ? error.message : null
  if (name) await notifySupervisor({ kind: 'failed', sentence })
  if (sentence === null && log) return log.fatal({ err: error }, 'the shop could not start')
  if (name && sentence) return
  process.stderr.write(`${sentence ?? error.stack ?? error}\n`)
}
