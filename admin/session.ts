import type { Permission } from '@rimal/contract/permissions'
import type { StaffMe } from '@rimal/contract/staff/sign-in'
import { createContext, useContext } from 'react'

type Session = {
  me: StaffMe
  /** Whether the role of the member has a permission; the server decides all the same. */
  can: (permission: Permission) => boolean
}

export const SessionContext = createContext<Session | null>(null)

/** The key under which the member who is signed in is cached. */
export const meKey = ['GET staff/me'] as const

/** The member of staff who is signed in; every page inside the gate has one. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('There is no SessionGate.')
  return session
}
