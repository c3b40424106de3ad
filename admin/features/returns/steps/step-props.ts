import type { ReturnState } from '@rimal/contract/returns/return-states'
import type { StaffReturnPage } from '@rimal/contract/staff/returns'

/** What the form of every step gets; `onDone` gets the state that the return has now. */
export type StepProps = { found: StaffReturnPage; onDone: (state: ReturnState) => void }
