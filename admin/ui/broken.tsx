import { Button } from '@mantine/core'
import { useWords } from '../words.tsx'
import css from './ui.module.css'

type Props = { onAgain: () => void; text?: 'admin_no_answer' | 'admin_page_broken' }

/** Stands in place of what could not be read. */
export function Broken({ onAgain, text = 'admin_no_answer' }: Props) {
  const { t } = useWords()
  return (
    <div className={css.empty} role="alert">
      <p>{t(text)}</p>
      <Button variant="default" onClick={onAgain}>
        {t('admin_try_again')}
      </Button>
    </div>
  )
}
