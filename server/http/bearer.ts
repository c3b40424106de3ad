import type { StaffRole } from '@rimal/contract/permissions'

/** The login that a bearer represents. */
export type Bearer = {
  customerId: string
  sessionId: string
  loggedInAt: Date
  /** Whether that login proved the password, and not a code alone. */
  byPassword: boolean
}

/** A member of staff who calls. */
export type Staff = { customerId: string; role: StaffRole }
