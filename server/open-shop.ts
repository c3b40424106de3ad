import { buildWeb } from './build/build-web.ts'
import type { Config } from './config.ts'
import { setUpLink } from './features/staff-access/invitations/set-up-link.ts'
import { sayFilesAway } from './files/open-file-store.ts'
import { builtStorefront, type Storefront } from './http/web/storefront.ts'
import { type RunningShop, type StartOptions, startShop } from './start.ts'

export type PageOptions = { 'api-only'?: boolean; dev?: boolean }

type Options = Omit<StartOptions, 'storefront'> & {
  pages: PageOptions
  /** Whether another process has built the pages. */
  isBuilt?: boolean
}

/** Starts the shop of one process with its pages; `setUpLink` makes the first owner. */
export async function openShop(
  config: Config,
  options: Options,
): Promise<{ shop: RunningShop; setUpLink: string | undefined }> {
  const storefront = config.processes.role === 'worker' ? null : await openStorefront(options)
  const shop = await startShop(config, { ...options, storefront })
  // Nobody waits for a bucket that does not answer.
  void sayFilesAway(shop.deps.files, options.say)
  return { shop, setUpLink: await setUpLink(shop.deps) }
}

async function openStorefront(options: Options): Promise<Storefront | null> {
  const { pages, say, signal, isBuilt = false } = options
  if (pages['api-only']) return null
  if (pages.dev) {
    // The storefront reloads as it changes; the admin is built once.
    await buildWeb({ say, signal }, 'admin')
    return (await import('./http/web/storefront-dev.ts')).developedStorefront()
  }
  if (!isBuilt) await buildWeb({ say, signal })
  return builtStorefront()
}
