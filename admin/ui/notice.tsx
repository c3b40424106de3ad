import { useEffect, useRef } from 'react'
import { Refusal } from '../call.ts'
import { useWords } from '../words.tsx'
import css from './ui.module.css'

/** Says above a form what went wrong; the focus goes there, so that it is read out. */
export function Notice({ error }: { error: unknown }) {
  const { t } = useWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])
  if (!error) return null
  return (
    <div className={css.notice} role="alert" tabIndex={-1} ref={box}>
      {error instanceof Refusal ? error.message : t('admin_no_answer')}
    </div>
  )
}
