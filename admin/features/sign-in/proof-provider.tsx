import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type Ask, AskContext } from '../../ask.ts'
import { isRefusal } from '../../call.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { SignInAgainDialog } from './sign-in-again-dialog.tsx'

type Need = 'proof' | 'sign-in'

/**
 * Sends calls; where the server asks for the second factor or for a new sign-in, a dialog asks the person, the page
 * stays as it is, and the same call is sent again.
 */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [need, setNeed] = useState<Need | null>(null)
  const waiting = useRef<((isGiven: boolean) => void)[]>([])

  const queries = useQueryClient()
  const answer = useCallback(
    (isGiven: boolean) => {
      setNeed(null)
      for (const settle of waiting.current.splice(0)) settle(isGiven)
      // The bell stopped when the session ended.
      if (isGiven) void queries.invalidateQueries({ queryKey: ['GET staff/list-waiting'] })
    },
    [queries],
  )

  // After a sign-out nobody is asked any more; a call that waited for ever would block the same read of the next person.
  const isAsking = useRef(true)
  useEffect(() => {
    isAsking.current = true
    const asked = waiting.current
    return () => {
      isAsking.current = false
      for (const settle of asked.splice(0)) settle(false)
    }
  }, [])

  const ask = useCallback<Ask>(async (send) => {
    for (;;) {
      try {
        return await send()
      } catch (error) {
        const needed = neededFor(error)
        if (!needed || !isAsking.current) throw error
        const isGiven = await new Promise<boolean>((settle) => {
          waiting.current.push(settle)
          setNeed(needed)
        })
        if (!isGiven) throw error
      }
    }
  }, [])

  return (
    <AskContext value={ask}>
      {children}
      <ProofDialog
        isOpen={need === 'proof'}
        onAnswer={answer}
        onSessionEnd={() => setNeed('sign-in')}
      />
      <SignInAgainDialog isOpen={need === 'sign-in'} onAnswer={answer} />
    </AskContext>
  )
}

function neededFor(error: unknown): Need | null {
  if (isRefusal(error, 'proof_needed')) return 'proof'
  return isRefusal(error, 'sign_in_needed') ? 'sign-in' : null
}
