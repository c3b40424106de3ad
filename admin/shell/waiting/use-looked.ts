import { useState } from 'react'
import { useSession } from '../../session.ts'

/** The moment of the newest work that a person has looked at, stored in the browser; empty before the first look. */
export function useLooked(): [looked: string, look: (newest: string) => void] {
  const { staffId } = useSession().me
  const name = `rimal-admin-looked-${staffId}`
  const [looked, setLooked] = useState(() => localStorage.getItem(name) ?? '')
  const look = (newest: string) => {
    if (newest <= looked) return
    setLooked(newest)
    localStorage.setItem(name, newest)
  }
  return [looked, look]
}
