import type { Permission } from '@rimal/contract/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { call, isRefusal } from '../../call.ts'
import { useLanguage } from '../../language.tsx'
import { Broken } from '../../ui/broken.tsx'
import { meKey, SessionContext } from '../../session.ts'
import { ProofProvider } from './proof-provider.tsx'
import { SignInPage } from './sign-in-page.tsx'

type Props = { waiting: ReactNode; children: ReactNode }

/** Shows the sign-in to whoever is not signed in, and the page to a member of staff; `waiting` until that is known. */
export function SessionGate({ waiting, children }: Props) {
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
    if (language) void setLanguage(language)
  }, [language, setLanguage])
  const session = useMemo(
    () => me && { me, can: (permission: Permission) => me.permissions.includes(permission) },
    [me],
  )
  if (isPending) return waiting
  if (session) {
    return (
      <SessionContext value={session}>
        <ProofProvider>{children}</ProofProvider>
      </SessionContext>
    )
  }
  if (!isRefusal(error, 'sign_in_needed'))
    return <Broken error={error} onAgain={() => void refetch()} />
  return <SignInPage onSignedIn={(who) => queries.setQueryData(meKey, who)} />
}
