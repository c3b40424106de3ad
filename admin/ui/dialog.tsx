import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Above another dialog: Escape then closes this one alone. */
  isOnTop?: boolean
  children: ReactNode
}

/** A dialog over the page, with a name and a way to close it. */
export function Dialog({ title, isOpen, onClose, isOnTop = false, children }: Props) {
  const { t } = useWords()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('admin_close') }}
      {...(isOnTop ? { zIndex: 400 } : {})}
    >
      {children}
    </Modal>
  )
}
