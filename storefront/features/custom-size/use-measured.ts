import { useLoginHint } from '../../session/login-hint.ts'
import { useResource } from '../../ui/resource/use-resource.ts'

/** Whether the shopper's measurements are known already, in this browser or in the account. */
export function useMeasured(): boolean {
  const loggedIn = useLoginHint()
  const { result } = useResource(`measured ${loggedIn}`, async (signal) => {
    const late = await import('./is-measured.ts')
    return late.isMeasured(loggedIn, signal)
  })
  return result ?? false
}
