import { parseSwitch, type ReadSetting } from '../../process/read-setting.ts'
import { isLoopback } from '../loopback.ts'

/** How the shop and a CDN in front of it speak with each other. */
export type CdnSettings = {
  /** Whether answers name their contents to the CDN. */
  sendsTags: boolean
  /** Where the CDN is asked to forget answers, and the bearer token that it expects; other pauses only in tests. */
  purge: { url: string; token: string | null; pauses?: CdnPauses } | null
}

/** In milliseconds. */
export type CdnPauses = {
  /** Between a change and the request about it. */
  batch: number
  /** Between that request and the one that repeats it. */
  again: number
  /** After the first failure; each further failure doubles it. */
  retry: number
  /** Between two tries to become the process that asks. */
  lock: number
}

/** Variables whose value no sentence may repeat. */
export const cdnSecrets = ['CDN_PURGE_TOKEN'] as const

export function readCdn(read: ReadSetting): CdnSettings {
  const url = read('CDN_PURGE_URL', '', parseUrl, 'an https:// address without a user')
  const token = read('CDN_PURGE_TOKEN', '', (value) => value || null, 'a token')
  const isOn = read('CACHE_TAGS', 'off', parseSwitch, 'on or off')
  return { sendsTags: isOn || url !== null, purge: url === null ? null : { url, token } }
}

/** A token must not leave this machine unencrypted. */
function parseUrl(value: string): string | null {
  if (value === '') return null
  const url = new URL(value)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
  if (!isSafe || url.username || url.password) throw new Error(value)
  return value
}
