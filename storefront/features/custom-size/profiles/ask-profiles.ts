import { call } from '../../../api.ts'

/** Whom she orders for; the same function at every drawing. */
export const askProfiles = () => call('GET measurement-profile/list-profiles')
