import type { Side } from '../sides.ts'
import type { FormBlock } from './page-form.ts'

/** What the fields of a block get. */
export type BlockProps = {
  block: FormBlock
  side: Side
  /** 'Paragraph 2' */
  name: string
  /** Where the server names a field that it refused. */
  path: string
  errors: Readonly<Record<string, string>>
  onChange: (block: FormBlock) => void
}
