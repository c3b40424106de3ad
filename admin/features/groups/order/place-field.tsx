import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { readCount } from '../../../ui/form/read-amount.ts'
import { onSubmit } from '../../../ui/on-submit.ts'
import { useWords } from '../../../words.tsx'
import css from './order.module.css'

type Props = { label: string; place: number; count: number; onMove: (to: number) => void }

/** The place of a product as a number that can be overwritten; Enter or the button moves the product there. */
export function PlaceField({ label, place, count, onMove }: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState(String(place))
  const [earlier, setEarlier] = useState(place)
  if (place !== earlier) {
    // The product was moved, by this field or otherwise.
    setEarlier(place)
    setTyped(String(place))
  }
  const read = readCount(typed)
  // A place beyond the last one is the last one.
  const to = typeof read === 'number' && read >= 1 ? Math.min(read, count) : null
  return (
    <form
      className={css.placeForm}
      noValidate
      onSubmit={onSubmit(async () => {
        if (to !== null && to !== place) onMove(to)
      })}
    >
      <TextInput
        aria-label={label}
        inputMode="numeric"
        dir="ltr"
        value={typed}
        error={to === null ? t('form_not_a_count', { min: 1, max: count }) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" aria-disabled={to === null || to === place}>
        {t('arrange_move')}
      </Button>
    </form>
  )
}
