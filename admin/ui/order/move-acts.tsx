import { Button } from '@mantine/core'
import type { PointerEvent } from 'react'
import { useWords } from '../../words.tsx'
import { DragHandle } from './drag-handle.tsx'
import css from './order.module.css'

type Props = {
  name: string
  isFirst: boolean
  isLast: boolean
  onUp: () => void
  onDown: () => void
  /** Without it the item cannot be removed. */
  onRemove?: (() => void) | undefined
  /** Without it the item cannot be dragged. */
  onGrab?: ((press: PointerEvent) => void) | undefined
}

/** Moves an item of a list up or down or by dragging, or removes it. */
export function MoveActs({ name, isFirst, isLast, onUp, onDown, onRemove, onGrab }: Props) {
  const { t } = useWords()
  // A button at the end of the list only looks disabled, because a disabled one would lose the focus.
  const common = (text: string) => ({
    variant: 'subtle',
    className: css.act ?? '',
    'aria-label': `${text}: ${name}`,
    children: text,
  })
  return (
    <div className={css.acts} data-acts>
      {onGrab ? <DragHandle onGrab={onGrab} /> : null}
      <Button {...common(t('form_up'))} data-act="up" aria-disabled={isFirst} onClick={onUp} />
      <Button {...common(t('form_down'))} data-act="down" aria-disabled={isLast} onClick={onDown} />
      {onRemove ? <Button {...common(t('form_remove'))} onClick={onRemove} /> : null}
    </div>
  )
}
