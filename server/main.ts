import { pino } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { buildStorefront } from './http/build-storefront.ts'
import { builtStorefront, type Storefront } from './http/storefront.ts'
import { startShop } from './start.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const config = readConfig(process.env)
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
  })
  const storefront = await openStorefront()
  const shop = await startShop(config, { log, say, storefront })
  say(
    `Shop: ${config.publicUrl.origin}/home (English), ${config.publicUrl.origin}/ar/home (Arabic)`,
  )
  if (config.paymentProviders.includes('simulator')) {
    say('Payments: the simulator is on. It takes no money; switch it off with PAYMENT_PROVIDERS.')
  }

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      say('Stopping: requests under way finish first.')
      await shop.stop()
      await storefront?.close()
      process.exit(0)
    })
  }
} catch (error) {
  // What the owner can mend is a sentence; anything else is a defect and shows where it happened.
  const known = error instanceof ConfigError || (error as { forOwner?: boolean }).forOwner
  say(known ? (error as Error).message : String((error as Error).stack ?? error))
  process.exit(1)
}

async function openStorefront(): Promise<Storefront | null> {
  if (process.argv.includes('--api-only')) return null
  if (process.argv.includes('--dev')) {
    return (await import('./http/storefront-dev.ts')).developedStorefront()
  }
  await buildStorefront(say)
  return builtStorefront()
}
