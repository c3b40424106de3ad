import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { type BucketSettings, placeOf } from './file-settings.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'

/** Opens the files of the shop: in the folder DATA_DIR, or in the bucket of FILES_URL. */
export function openFileStore(
  { dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>,
  log: Pick<Logger, 'error'>,
): FileStore {
  return bucket ? onDemand(bucket, log) : folderStore(dataDir)
}

/** The client of a bucket takes a tenth of a second to load, and only shops with a bucket need it. */
function onDemand(settings: BucketSettings, log: Pick<Logger, 'error'>): FileStore {
  let loaded: Promise<FileStore> | undefined
  const store = () =>
    (loaded ??= import('./bucket-store.ts').then(({ bucketStore }) => bucketStore(settings, log)))
  return {
    place: placeOf(settings),
    open: async (key, part) => (await store()).open(key, part),
    read: async (key) => (await store()).read(key),
    write: async (key, bytes) => (await store()).write(key, bytes),
    list: async (folder, options) => (await store()).list(folder, options),
    remove: async (key) => (await store()).remove(key),
    removeFolder: async (folder) => (await store()).removeFolder(folder),
    check: async () => (await store()).check(),
  }
}

/** Says in a sentence when the files cannot be reached at a start; everything else is served meanwhile. */
export async function sayFilesAway(
  files: Pick<FileStore, 'place' | 'check'>,
  say: (line: string) => void,
): Promise<void> {
  await files.check().catch(({ message }: Error) => {
    say(`Pictures in ${files.place} are missing until this is mended; all else works. ${message}`)
  })
}
