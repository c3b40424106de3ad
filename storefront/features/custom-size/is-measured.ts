import type { Loaded } from '../../ui/resource/resource.ts'
import { isDraftFull } from './draft.ts'
import { askProfiles } from './profiles/ask-profiles.ts'

/** Finds out whether this browser, or else the customer's account, has every measurement of the shopper. */
export async function isMeasured(loggedIn: boolean, signal: AbortSignal): Promise<Loaded<boolean>> {
  if (isDraftFull() || !loggedIn) return { message: '', result: isDraftFull() }
  const { result, message } = await askProfiles(signal)
  return { message, result: result && result.length > 0 }
}
