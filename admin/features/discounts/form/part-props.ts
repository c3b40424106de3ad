import type { Terms } from '../terms.ts'

/** What every part of the form reads and changes. */
export type PartProps = {
  terms: Terms
  set: <Name extends keyof Terms>(name: Name, value: Terms[Name]) => void
  /** The sentence of each field that was refused. */
  errors: Partial<Record<string, string>>
  currency: string
}
