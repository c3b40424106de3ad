import type { ReturnOutcome } from '@rimal/contract/returns/return-states'
import type { RefundMethod } from '@rimal/contract/staff/refunds'
import type { ProvedStaff } from '../../../../http/bearer.ts'
import type { Actor } from '../../../orders/change-status.ts'
import type { Settings } from '../../../shop/settings/settings.ts'
import type { LockedReturn } from '../change-return.ts'
import type { ReturnedLine } from '../returns.sql.ts'
import type { ByStaff } from '../staff-steps.ts'

export type ResolutionInput = ByStaff & {
  outcome: ReturnOutcome
  faultOfShop?: boolean
  paidHow?: string
  to?: RefundMethod
  reason?: string
}

/** The input of each outcome of a return, read under the lock of the return. */
export type Resolution = LockedReturn & {
  lines: readonly ReturnedLine[]
  input: Omit<ResolutionInput, 'staff' | 'returnNumber'>
  staff: ProvedStaff
  actor: Actor
  at: Date
  settings: Settings
}
