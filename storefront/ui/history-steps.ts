type Hear = (event: PopStateEvent) => void

let hearing: Hear | undefined

/** Begins before the router is made: a window calls the listener first that was added first. */
export function watchSteps() {
  addEventListener('popstate', (event) => hearing?.(event))
}

/** Calls `hear` at every step through the history, before the router is called. */
export function hearStepsFirst(hear: Hear) {
  hearing = hear
}
