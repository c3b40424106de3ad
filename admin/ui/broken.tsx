import { Button } from '@mantine/core'
import { Refusal } from '../call.ts'
import { useWords } from '../words.tsx'
import css from './ui.module.css'

type Props = {
  /** Why it could not be read; undefined if a part of the program did not arrive. */
  error?: unknown
  onAgain: () => void
}

/** Stands in place of what could not be read, and says why. */
export function Broken({ error, onAgain }: Props) {
  const { t } = useWords()
  const text = error === undefined ? t('admin_page_broken') : t('admin_no_answer')
  return (
    <div className={css.empty} role="alert">
      <p>{error instanceof Refusal ? error.message : text}</p>
      <Button variant="default" onClick={onAgain}>
        {t('admin_try_again')}
      </Button>
    </div>
  )
}
