import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../config.ts'
import { type Contents, writeFile } from './copy-files.ts'

/** The format that this version writes and reads. */
const format = 1
const fileName = 'backup.json'

/** The file backup.json of a backup: what it is, and the sum of every file in it. */
export type Manifest = Contents & {
  format: number
  /** All that was committed before this moment is in the backup. */
  time: string
  /** A copy of the files of the embedded database, or a dump by pg_dump. */
  kind: 'embedded' | 'dump'
  /** The major version of PostgreSQL. */
  postgres: number
  /** The newest migration of the database. */
  migration: string
  /** Where the pictures of the shop are, if they are not in the backup. */
  bucket?: string
}

/** The names in the folder of a backup. */
export const clusterFolder = 'database'
export const dumpFile = 'database.dump'
export const filesFolder = 'files'

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format'>,
): Promise<void> {
  const text = `${JSON.stringify({ format, ...manifest }, null, 1)}\n`
  await writeFile(join(folder, fileName), Buffer.from(text))
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((cause) => {
    const sentence = `The folder ${folder} is no backup: it has no readable ${fileName}. Name a folder that "npm run backup" made, whose name begins with "rimal-".`
    throw new StartError(sentence, { cause })
  })
  const manifest = parse(text)
  if (folder.endsWith('.unfinished') || !manifest || !hasSafePaths(manifest)) {
    throw new StartError(`The backup in ${folder} is not whole. Choose another backup.`)
  }
  if (manifest.format !== format) {
    throw new StartError(
      `The backup in ${folder} has format ${manifest.format}, and this version of the shop reads format ${format}. Restore it with the version that made it.`,
    )
  }
  return manifest
}

export function totalSize({ files }: Contents): number {
  return Object.values(files).reduce((total, { size }) => total + size, 0)
}

/** The contents below another folder. */
export function placeIn(folder: string, { folders, files }: Contents): Contents {
  return {
    folders: [folder, ...folders.map((path) => `${folder}/${path}`)],
    files: Object.fromEntries(
      Object.entries(files).map(([path, sum]) => [`${folder}/${path}`, sum]),
    ),
  }
}

function parse(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Manifest
    return manifest.files && manifest.folders ? manifest : undefined
  } catch {
    return undefined
  }
}

/** A backup must not write outside the folder into which it is restored. */
function hasSafePaths({ folders, files }: Manifest): boolean {
  return [...folders, ...Object.keys(files)].every(
    (path) => !path.startsWith('/') && !path.split('/').includes('..'),
  )
}
