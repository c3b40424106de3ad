import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { type Ask, createResource, type Resource } from './resource.ts'

/**
 * Loads something when the page opens and again when `key` changes; a null `key` loads nothing. `ask` gets a signal
 * that ends the request when the component is removed. `failed` is the sentence for the last load.
 */
export function useResource<Result>(key: string | null, ask: Ask<Result>) {
  const { t } = useWords()
  const resource = useMemo(() => resourceOf<Result>(key), [key])
  const state = useSyncExternalStore(resource.subscribe, resource.get, resource.get)
  const latest = useRef(ask)
  useEffect(() => void (latest.current = ask))
  const load = useCallback(() => resource.load((signal) => latest.current(signal)), [resource])
  useEffect(() => {
    if (key === null) return
    void load()
    return resource.stop
  }, [key, load, resource])
  const { failure } = state
  const failed = failure && (failure.message || t('no_answer'))
  return { ...state, failed, load, show: resource.show, change: resource.change }
}

/** Every key has a resource of its own, so that no answer of an earlier key is shown. */
function resourceOf<Result>(_key: string | null): Resource<Result> {
  return createResource<Result>()
}
