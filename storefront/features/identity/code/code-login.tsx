import type { ReactNode } from 'react'
import { CodeStep } from './code-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { type Purpose, useLoginDraft } from '../login-draft.ts'

/** Leads from a contact to the code that was sent there; `children` are the other methods to log in. */
export function CodeLogin(props: {
  purpose: Purpose
  title: string
  text: string
  children: ReactNode
}) {
  const { purpose, title, text, children } = props
  const { sent, changing } = useLoginDraft()
  if (sent?.purpose === purpose && !changing) return <CodeStep sent={sent} />
  return (
    <div className="grid gap-6">
      <div className="grid gap-2.5">
        <h1 className="text-h1">{title}</h1>
        <p className="text-ink-2">{text}</p>
      </div>
      <ContactStep purpose={purpose} />
      <div className="grid justify-items-start gap-4 border-t border-rule pt-5 text-small text-ink-2">
        {children}
      </div>
    </div>
  )
}
