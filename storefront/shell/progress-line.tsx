import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const patienceMilliseconds = 400

/** A hairline at the top while a page is late; a page that comes quickly shows none. */
export function ProgressLine() {
  const waiting = useNavigation().state !== 'idle'
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), patienceMilliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  if (!late) return null
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-(--safe-top) z-30 h-0.5">
      <div className="progress-line h-full bg-oud" />
    </div>
  )
}
