import { banner } from './process/banner.ts'
import { readConfig, StartError } from './config.ts'
import { endInOrder } from './end-in-order.ts'
import { buildWeb } from './build/build-web.ts'
import { setUpLink } from './features/staff-access/invitations/set-up-link.ts'
import { builtStorefront, type Storefront } from './http/web/storefront.ts'
import { openLog } from './log.ts'
import { readOptions } from './process/read-options.ts'
import { startShop } from './start.ts'

let ending: ReturnType<typeof endInOrder> | undefined

try {
  const options = readOptions({ 'api-only': { type: 'boolean' }, dev: { type: 'boolean' } })
  const config = readConfig(process.env)
  const log = openLog(config)
  const announcer = log.child({}, { level: 'info' })
  // Where lines are collected, all of them are JSON; a person at a terminal reads plain text.
  const asJson = config.production && !process.stdout.isTTY
  const say = (line: string) => {
    if (!asJson) process.stdout.write(`${line}\n`)
    else if (line) announcer.info(line.trim().replaceAll(/ +/g, ' '))
  }
  ending = endInOrder({ log, say })
  const storefront = await openStorefront({ options, say, signal: ending.signal })
  const shop = await startShop(config, { log, say, storefront, signal: ending.signal })
  ending.guard(shop)
  const opened = { withPages: storefront !== null, setUpLink: await setUpLink(shop.deps) }
  for (const line of banner(config, opened)) say(line)
} catch (error) {
  if (ending?.signal.aborted) ending.leave()
  // An error that the owner can fix is a sentence; anything else is a defect and shows where it happened.
  const known = error instanceof StartError
  process.stderr.write(`${known ? error.message : ((error as Error).stack ?? error)}\n`)
  process.exit(1)
}

type Opening = {
  options: { 'api-only'?: boolean; dev?: boolean }
  say: (line: string) => void
  signal: AbortSignal
}

async function openStorefront({ options, say, signal }: Opening): Promise<Storefront | null> {
  if (options['api-only']) return null
  if (options.dev) {
    // The storefront reloads as it changes; the admin is built once.
    await buildWeb({ say, signal }, 'admin')
    return (await import('./http/web/storefront-dev.ts')).developedStorefront()
  }
  await buildWeb({ say, signal })
  return builtStorefront()
}
