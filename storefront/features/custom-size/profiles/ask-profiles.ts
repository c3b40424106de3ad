import { call } from '../../../api.ts'

/** Reads the measurement profiles. */
export function askProfiles(signal?: AbortSignal) {
  return call('GET measurement-profile/list-profiles', { signal })
}
