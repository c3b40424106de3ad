import { call } from '../../../api.ts'

/** Reads the measurement profiles; it is the same function at every render. */
export const askProfiles = () => call('GET measurement-profile/list-profiles')
