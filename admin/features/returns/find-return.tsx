import { Button, TextInput } from '@mantine/core'
import { maxOrderNumber } from '@rimal/contract/limits'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../words.tsx'
import css from './returns.module.css'

/** Opens a return by its number, or lists the returns of an order. */
export function FindReturn() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  return (
    <search>
      <form
        className={css.find}
        onSubmit={(event) => {
          event.preventDefault()
          const number = toLatinDigits(typed).trim().toUpperCase()
          if (!number) return
          const name = encodeURIComponent(number)
          void navigate(number.startsWith('RT-') ? `/returns/${name}` : `/returns?order=${name}`)
        }}
      >
        <TextInput
          type="search"
          dir="ltr"
          aria-label={t('staff_returns_find')}
          placeholder={t('staff_returns_find')}
          value={typed}
          maxLength={maxOrderNumber}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('staff_returns_find_act')}
        </Button>
      </form>
    </search>
  )
}
