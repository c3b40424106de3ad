import { createStore, type Store } from '../resource/store.ts'

export type Action = Store<boolean> & {
  /** Runs the act; returns undefined, and does nothing, while another one is running. */
  run: <Result>(act: () => Promise<Result>) => Promise<Result | undefined>
}

/** The acts of one button, one at a time; the state is true while one is running. */
export function createAction(): Action {
  const store = createStore(false)
  return {
    ...store,
    async run(act) {
      if (store.get()) return undefined
      store.set(true)
      try {
        return await act()
      } finally {
        store.set(false)
      }
    },
  }
}
