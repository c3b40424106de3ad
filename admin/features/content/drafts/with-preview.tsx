import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFirstFocus } from '../../../ui/use-first-focus.ts'
import { useWords } from '../../../words.tsx'
import css from './drafts.module.css'
import { PreviewFrame, type Previewed } from './preview-frame.tsx'

type PreviewProps = { previewed: Previewed; isBehind: boolean; onClose: () => void }
type Props = PreviewProps & { isOpen: boolean; children: ReactNode }

/** A form with the preview of what is typed: beside it on a wide screen, in its place on a phone. */
export function WithPreview({ isOpen, children, ...preview }: Props) {
  return (
    <div className={css.split} data-open={isOpen}>
      <div className={css.form}>{children}</div>
      {isOpen ? <Preview {...preview} /> : null}
    </div>
  )
}

function Preview({ previewed, isBehind, onClose }: PreviewProps) {
  const { t } = useWords()
  // On a phone the button that was pressed is gone.
  const heading = useFirstFocus<HTMLHeadingElement>()
  return (
    <aside className={css.preview} aria-label={t('preview_title')}>
      <div className={css.previewHead}>
        <h2 ref={heading} tabIndex={-1}>
          {t('preview_title')}
        </h2>
        <Button variant="subtle" onClick={onClose}>
          {t('preview_close')}
        </Button>
      </div>
      <output className={css.small}>{isBehind ? t('preview_behind') : ''}</output>
      <PreviewFrame previewed={previewed} />
    </aside>
  )
}
