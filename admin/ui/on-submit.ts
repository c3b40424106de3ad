import type { FormEvent } from 'react'

/** Runs a change when its form is submitted, in place of the browser's own submission. */
export function onSubmit(run: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
}
