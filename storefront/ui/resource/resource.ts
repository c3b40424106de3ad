import { createStore, type Store } from './store.ts'

/** The answer of a load: a result, or the reason why there is none. */
export type Loaded<Result> = {
  result?: Result | undefined
  message: string
  status?: number
  errorCode?: number
}

/** Why the last load brought nothing; `message` is empty when no answer came. */
export type LoadFailure = { message: string; status?: number; errorCode?: number }

export type ResourceState<Result> = {
  /** The newest answer; it stays while it is loaded again, and when that fails. */
  result: Result | null
  failure: LoadFailure | null
  loading: boolean
}

export type Resource<Result> = Store<ResourceState<Result>> & {
  load: (ask: Ask<Result>) => Promise<void>
  /** Shows a newer result, such as the answer of a call that changed it. */
  show: (result: Result) => void
  /** Changes the shown result, if there is one. */
  change: (make: (result: Result) => Result) => void
  /** Ends the requests under way; their answers are dropped. */
  stop: () => void
}

export type Ask<Result> = (signal: AbortSignal) => Promise<Loaded<Result>>

/**
 * What one address answers. Answers may arrive in another order than they were asked for: an answer that is older
 * than the shown one is dropped.
 */
export function createResource<Result>(): Resource<Result> {
  const store = createStore<ResourceState<Result>>({ result: null, failure: null, loading: true })
  /** Numbers of the loads and changes, and of the one that is shown. */
  let asked = 0
  let shown = 0
  let stopping = new AbortController()

  async function load(ask: Ask<Result>) {
    asked += 1
    const turn = asked
    const { signal } = stopping
    if (!store.get().loading) store.set({ ...store.get(), loading: true })
    const { result, ...failure } = await ask(signal).catch((): Loaded<Result> => ({ message: '' }))
    if (signal.aborted || turn < shown) return
    shown = turn
    const loading = turn < asked
    store.set(
      result === undefined
        ? { ...store.get(), failure, loading }
        : { result, failure: null, loading },
    )
  }

  function show(result: Result) {
    asked += 1
    shown = asked
    store.set({ result, failure: null, loading: false })
  }

  return {
    ...store,
    load,
    show,
    change(make) {
      const { result } = store.get()
      if (result !== null) show(make(result))
    },
    stop() {
      stopping.abort()
      stopping = new AbortController()
    },
  }
}

/** Why a page cannot show its subject yet, or at all. */
export type Gap = 'loading' | 'unknown' | 'broken'

export function gapOf(failure: LoadFailure | null): Gap {
  if (!failure) return 'loading'
  return isMissing(failure) ? 'unknown' : 'broken'
}

/** Says whether the shop has no such thing; it refuses a malformed token before it looks for it. */
export function isMissing(failure: LoadFailure | null): boolean {
  return failure?.status === 404 || failure?.status === 400
}
