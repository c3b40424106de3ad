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

/** The session in which a member of staff calls. */
export type StaffSession = Staff & {
  sessionId: string
  name: string
  language: LanguageCode
  expiresAt: Date
  /** The last moment at which a second factor was proved. */
  provedAt: Date | null
  /** Opened on the machine of the shop, where no second factor is asked for. */
  isMachine: boolean
}
