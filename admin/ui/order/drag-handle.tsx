import type { PointerEvent } from 'react'
import { useWords } from '../../words.tsx'
import css from './order.module.css'

/** Six dots by which an item of a list is dragged; keyboards have the buttons beside it. */
export function DragHandle({ onGrab }: { onGrab: (press: PointerEvent) => void }) {
  const { t } = useWords()
  return <span className={css.handle} title={t('form_drag')} onPointerDown={onGrab} />
}
