import type { Side } from '../sides.ts'
import type { FormBlock } from './page-form.ts'

/** What the fields of a block get. */
export type BlockProps = {
  block: FormBlock
  side: Side
  /** 'Text 2' */
  name: string
  /** Where the server names a field that it refused; paragraphs that are written together have a path each. */
  paths: string[]
  errors: Readonly<Record<string, string>>
  onChange: (block: FormBlock) => void
}
