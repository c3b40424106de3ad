import { join } from 'node:path'
import type { PictureFormat } from '@rimal/contract/pictures'
import type { Config } from '../../config.ts'

const sampleShop = join(import.meta.dirname, '../../sample-shop')

/** The file as it was given to us: the sample shop's lie with the program, all others in DATA_DIR. */
export function originalFile(config: Config, file: string): string {
  return file.startsWith('sample:')
    ? join(sampleShop, file.slice('sample:'.length))
    : join(config.dataDir, 'pictures', 'originals', file)
}

export function derivedFile(
  config: Config,
  picture: { id: string; version: string },
  width: number,
  format: PictureFormat,
): string {
  return join(
    config.dataDir,
    'pictures',
    'derived',
    picture.id,
    `${picture.version}-${width}.${format}`,
  )
}
