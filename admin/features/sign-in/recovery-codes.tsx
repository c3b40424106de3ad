import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useWords } from '../../words.tsx'
import css from './sign-in.module.css'

/** Shows new recovery codes, the only time that anybody sees them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useWords()
  const clipboard = useClipboard()
  return (
    <section>
      <header className={css.heading}>
        <h1>{t('recovery_title')}</h1>
        <p className={css.lede}>{t('recovery_lede')}</p>
      </header>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={css.acts}>
        <Button onClick={onDone}>{t('recovery_done')}</Button>
        <Button variant="default" onClick={() => clipboard.copy(codes.join('\n'))}>
          {t(clipboard.copied ? 'recovery_copied' : 'recovery_copy')}
        </Button>
        <Button variant="default" onClick={() => print()}>
          {t('recovery_print')}
        </Button>
      </div>
    </section>
  )
}
