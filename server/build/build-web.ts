import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { type BuildOptions, buildOnce, root, runVite } from './build-once.ts'
import { drawIcons } from './draw-icons.ts'
import { drawStartPictures } from './draw-start-pictures.ts'

const storeEarlierMs = 14 * 24 * 3600 * 1000

/** A part of the product that browsers load. */
type WebPart = {
  name: string
  workspace: 'storefront' | 'admin'
  /** What Vite makes: the folder below `dist/`, and the arguments for it. */
  outputs: { folder: string; args: string[] }[]
}

const parts: WebPart[] = [
  {
    name: 'Storefront',
    workspace: 'storefront',
    outputs: [
      { folder: 'client', args: [] },
      // What renders pages, and what the main thread needs of their addresses without carrying React along.
      { folder: 'server', args: ['--ssr', 'entry-worker.ts'] },
      { folder: 'addresses', args: ['--ssr', 'entry-addresses.ts'] },
      ...['shop-worker', 'push-worker'].map((mode) => ({
        folder: 'worker',
        args: ['--config', 'worker/vite.config.ts', '--mode', mode],
      })),
    ],
  },
  { name: 'Admin', workspace: 'admin', outputs: [{ folder: 'client', args: [] }] },
]

/** Builds each part, or one alone, unless its existing build was made from these very sources. */
export async function buildWeb(options: BuildOptions, only?: WebPart['workspace']): Promise<void> {
  const wanted = parts.filter(({ workspace }) => only === undefined || workspace === only)
  for (const part of wanted) await buildPart(part, options)
}

async function buildPart(part: WebPart, options: BuildOptions) {
  const { name, workspace, outputs } = part
  const dist = join(root, workspace, 'dist')
  const build = {
    name,
    dist,
    // It lies in a folder that another build of the same folder removes.
    stamp: join(dist, 'client/.vite/sources.txt'),
    sources: [`${workspace}/**/*`, 'contract/**/*', 'package-lock.json'],
  }
  await buildOnce(build, options, {
    async make(folder) {
      for (const output of outputs) {
        const args = ['--outDir', join(folder, output.folder), ...output.args]
        await runVite(part, args, options.signal)
      }
      const assets = join(folder, 'client/assets')
      if (workspace === 'storefront')
        await Promise.all([drawIcons(assets), drawStartPictures(assets)])
      await compressAssets(assets)
    },
    publish: (folder) => publish(folder, dist),
  })
}

async function compressAssets(folder: string) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name))
      await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(text))
      await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(text, { level: 9 }))
    }),
  )
}

/**
 * Puts each file in its place in one step. Assets of earlier builds stay within reach: a tab that
 * was open before, or another process, still asks for them.
 */
async function publish(made: string, dist: string) {
  const assets = join(dist, 'client/assets')
  const earlierAssets = join(dist, 'earlier')
  await mkdir(earlierAssets, { recursive: true })
  const entries = await readdir(made, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const folder = join(dist, parentPath.slice(made.length))
    await mkdir(folder, { recursive: true })
    await rename(join(parentPath, name), join(folder, name))
  }
  const current = new Set(files.map(({ name }) => name))
  const now = new Date()
  for (const name of await readdir(assets)) {
    if (current.has(name)) continue
    await utimes(join(assets, name), now, now)
    await rename(join(assets, name), join(earlierAssets, name))
  }
  for (const name of await readdir(earlierAssets)) {
    const { mtimeMs } = await stat(join(earlierAssets, name))
    if (mtimeMs < now.getTime() - storeEarlierMs) await rm(join(earlierAssets, name))
  }
}
