import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../words.tsx'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Above another dialog: Escape then closes this one alone. */
  isOnTop?: boolean
  children: ReactNode
}

/** A dialog over the page, with a name and a way to close it. A press beside it closes nothing: what was typed stays. */
export function Dialog({ title, isOpen, onClose, isOnTop = false, children }: Props) {
  const { t } = useWords()
  useFocusReturn(isOpen)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      title={title}
      closeButtonProps={{ 'aria-label': t('admin_close') }}
      {...(isOnTop ? { zIndex: 400 } : {})}
    >
      {children}
    </Modal>
  )
}

/** Mantine returns the focus only when `opened` changes; a dialog that is mounted open is closed by its removal. */
function useFocusReturn(isOpen: boolean) {
  const [opener] = useState(() => (isOpen ? findOpener() : null))
  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true })
    },
    [opener],
  )
}

/** The element that opened a dialog; for an act of a menu, which closes, the button of the menu. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const opener = button ? document.getElementById(button) : active
  return opener instanceof HTMLElement ? opener : null
}
