import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../words.tsx'
import { arrivalState } from '../said/use-arrival-said.ts'

/**
 * Opens the page of a new record once it is saved and nothing of its form is left to save, and says there that it is
 * saved. Returns the id of the new record, which later saves name, and the function to call with it.
 */
export function useOpenMade(isSaved: boolean, pathOf: (id: string) => string) {
  const { t } = useWords()
  const [made, setMade] = useState<string | null>(null)
  const navigate = useNavigate()
  const path = made === null ? null : pathOf(made)
  const said = t('form_saved')
  useEffect(() => {
    if (path !== null && isSaved) {
      void navigate(path, { replace: true, state: arrivalState(said) })
    }
  }, [path, isSaved, navigate, said])
  return [made, setMade] as const
}
