import { execFileSync } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createOn, DrillDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, describeLog, ports } from './parts/drill.ts'
import { openPostgres } from './parts/own-postgres.ts'
import { startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

const secondsFull = 10

/** Fills the file system of DATA_DIR, and then the one of PostgreSQL with its write-ahead log. Mounts need root. */
export async function fullDisk({ times = 1 }: DrillOptions): Promise<DrillResult[]> {
  await using folder = await tempFolder('disk')
  await using ofFiles = await mountSmall(join(folder.path, 'files'), '4m')
  await using ofDatabase = await mountSmall(join(folder.path, 'database'), '400m')
  await using postgres = await openPostgres(ofDatabase.path, ports.database)
  await using database = new DrillDatabase(await createOn(postgres.url, 'shop'), false)
  const shop = await startShop({
    databaseUrl: database.url,
    dataDir: ofFiles.path,
    port: ports.shop,
  })
  const address = () => shop.address
  const results: DrillResult[] = []
  try {
    const filesFull = `the disk of DATA_DIR is full for ${secondsFull} s`
    results.push(
      await underOrders({ what: filesFull, times, database, address }, async (guests) => {
        for (let round = 0; round < times; round++) {
          await ofFiles.fill()
          await delay(secondsFull * 1000)
          await guests.untilOrders(5)
          await ofFiles.makeRoom()
        }
      }),
    )
    const databaseFull = `the disk of PostgreSQL is full for ${secondsFull} s`
    results.push(
      await underOrders({ what: databaseFull, times, database, address }, async (guests) => {
        for (let round = 0; round < times; round++) {
          await ofDatabase.fill()
          await delay(secondsFull * 1000)
          await ofDatabase.makeRoom()
          // A server that could not write its log has ended itself.
          await postgres.start().catch(() => {})
          await guests.untilOrders(5)
        }
      }),
    )
    if (!shop.isAlive()) results[0]?.wrong.push('the process ended')
    console.log(describeLog([shop]))
    return results
  } finally {
    await shop.end('SIGKILL')
  }
}

/** Mounts a small file system in memory. */
async function mountSmall(path: string, size: string) {
  await mkdir(path)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', path])
  const filler = join(path, 'filler')
  return {
    path,
    async fill() {
      const file = await open(filler, 'w')
      const block = Buffer.alloc(64 * 1024)
      try {
        for (;;) await file.write(block)
      } catch {
        // The disk is full.
      } finally {
        await file.close().catch(() => {})
      }
    },
    makeRoom: () => rm(filler, { force: true }),
    async [Symbol.asyncDispose]() {
      execFileSync('umount', ['-l', path])
    },
  }
}
