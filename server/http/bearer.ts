import type { LanguageCode } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'

/** The login that a customer's bearer represents. */
export type Bearer = {
  customerId: string
  sessionId: string
  loggedInAt: Date
}

/** A member of staff who calls. */
export type Staff = { staffId: string; email: string; role: StaffRole }

export type Proof = {
  /** The last moment at which a second factor was proved. */
  provedAt: Date | null
  /** Opened on the machine of the shop, where no second factor is asked for. */
  isMachine: boolean
}

/** A member of staff who calls, and when the second factor was proved. */
export type ProvedStaff = Staff & Proof

/** The session in which a member of staff calls. */
export type StaffSession = Staff &
  Proof & {
    sessionId: string
    name: string
    language: LanguageCode
    expiresAt: Date
  }
