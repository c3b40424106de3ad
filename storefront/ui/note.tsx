import type { ReactNode } from 'react'

/** A quiet remark beside what it concerns. `role="status"` when it appears after an act. */
export function Note(props: { children: ReactNode; role?: 'status'; className?: string }) {
  const { children, role, className = '' } = props
  return (
    <div
      role={role}
      className={`border-s-2 border-gold bg-wash px-3.5 py-3 text-small leading-tight ${className}`}
    >
      {children}
    </div>
  )
}
