import type { Config } from '../../../config.ts'

/** The path below which this shop answers with pictures. A CDN at another address fetches them from the usual one. */
export function picturesBase({ imageBase }: Pick<Config, 'imageBase'>): string {
  return imageBase.startsWith('/') ? imageBase : '/media'
}
