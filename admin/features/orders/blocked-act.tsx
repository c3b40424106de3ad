import { Button } from '@mantine/core'
import { useId } from 'react'
import { Micro } from '../../ui/table.tsx'
import css from './orders.module.css'

/** A button that does nothing, so that a keyboard reaches it and its reason is read out. */
export function BlockedAct({ title, why }: { title: string; why: string }) {
  const id = useId()
  return (
    <div className={css.blocked}>
      <Button variant="default" aria-disabled data-disabled aria-describedby={id}>
        {title}
      </Button>
      <span id={id}>
        <Micro>{why}</Micro>
      </span>
    </div>
  )
}
