import type { StaffMe } from '@rimal/contract/staff/sign-in'
import type { Permission } from '@rimal/contract/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { call, isRefusal } from '../call.ts'
import { useLanguage } from '../language.tsx'
import { Broken } from '../ui/broken.tsx'
import { ProofProvider } from './proof.tsx'
import { SignInPage } from './sign-in-page.tsx'

type Session = {
  me: StaffMe
  /** Whether the role of the member has a permission; the server decides all the same. */
  can: (permission: Permission) => boolean
}

const Context = createContext<Session | null>(null)
export const meKey = ['GET staff/me'] as const

/** Shows the sign-in to whoever is not signed in, and the page to a member of staff. */
export function SessionGate({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const { setLanguage } = useLanguage()
  const {
    data: me,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: meKey,
    queryFn: () => call('GET staff/me'),
    retry: false,
    staleTime: 60_000,
  })
  const language = me?.language
  useEffect(() => {
    if (language) setLanguage(language)
  }, [language, setLanguage])
  const session = useMemo(
    () => me && { me, can: (permission: Permission) => me.permissions.includes(permission) },
    [me],
  )
  if (isPending) return null
  if (session) {
    return (
      <Context value={session}>
        <ProofProvider>{children}</ProofProvider>
      </Context>
    )
  }
  if (!isRefusal(error, 'sign_in_needed')) return <Broken onAgain={() => void refetch()} />
  return <SignInPage onSignedIn={() => void queries.resetQueries()} />
}

export function useSession(): Session {
  const session = useContext(Context)
  if (!session) throw new Error('There is no SessionGate.')
  return session
}
