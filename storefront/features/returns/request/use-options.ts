import { errors } from '@rimal/contract/errors'
import type { ReturnOptions } from '@rimal/contract/returns/returns'
import { call } from '../../../api.ts'
import { isMissing } from '../../../ui/resource/resource.ts'
import { useResource } from '../../../ui/resource/use-resource.ts'

type State =
  | { kind: 'loading' }
  | { kind: 'ready'; options: ReturnOptions }
  | { kind: 'unknown' }
  /** The order has not been delivered yet. */
  | { kind: 'early'; message: string }
  | { kind: 'broken'; message: string }

/** Reads the possible kinds of return for an order. */
export function useOptions(order: string) {
  const resource = useResource(`return options ${order}`, (signal) =>
    call('GET return/get-options/{order}', { params: { order }, signal }),
  )
  return { state: stateOf(resource), load: resource.load }
}

function stateOf(resource: ReturnType<typeof useResource<ReturnOptions>>): State {
  const { result: options, failure, failed: message } = resource
  if (message === null) return options ? { kind: 'ready', options } : { kind: 'loading' }
  if (failure?.errorCode === errors.return_not_delivered.number) return { kind: 'early', message }
  return isMissing(failure) ? { kind: 'unknown' } : { kind: 'broken', message }
}
