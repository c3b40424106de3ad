import { Button } from '@mantine/core'
import { useWords } from '../words.tsx'
import css from './ui.module.css'

/** Stands in place of what could not be read. */
export function Broken({ onAgain }: { onAgain: () => void }) {
  const { t } = useWords()
  return (
    <div className={css.empty} role="alert">
      <p>{t('admin_no_answer')}</p>
      <Button variant="default" onClick={onAgain}>
        {t('admin_try_again')}
      </Button>
    </div>
  )
}
