import { Button } from '@mantine/core'
import { languagePath } from '@rimal/contract/language'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from './drafts.module.css'

type Props = {
  /** The path of the page in the shop. */
  path: string
  previewKey: string
}

/** Opens the draft in the shop, for a role that reads the content and does not change it. */
export function ReadDraft({ path, previewKey }: Props) {
  const { t, language } = useWords()
  return (
    <div className={css.acts}>
      <p className={ui.lede}>{t('content_read_only')}</p>
      <div className={css.row}>
        <Button
          component="a"
          variant="default"
          href={`${languagePath(language, path)}?preview=${previewKey}`}
          target="_blank"
        >
          {t('preview_open')}
        </Button>
      </div>
    </div>
  )
}
