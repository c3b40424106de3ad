import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../words.tsx'
import type { PreviewState } from './use-preview.ts'

type Props = { state: PreviewState; onOpen: () => void }

/** Opens the preview; it is away while the preview is there, and takes the focus when the preview was left. */
export function PreviewButton({ state, onOpen }: Props) {
  const { t } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state === 'left') button.current?.focus()
  }, [state])
  if (state === 'open') return null
  return (
    <Button ref={button} variant="default" onClick={onOpen}>
      {t('preview_open')}
    </Button>
  )
}
