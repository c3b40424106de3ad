import { Icon } from '../../ui/icon.tsx'
import { isMac } from '../../ui/keys/is-mac.ts'
import { useWords } from '../../words.tsx'
import css from './palette.module.css'

/** The button of the top bar that opens the palette; it looks like the field that it leads to. */
export function PaletteButton({ onClick }: { onClick: () => void }) {
  const { t } = useWords()
  const keys = isMac ? '⌘K' : 'Ctrl K'
  return (
    <button
      type="button"
      className={css.button}
      onClick={onClick}
      aria-label={`${t('palette_search')} ${keys}`}
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
    >
      <Icon name="search" />
      <span>{t('palette_search')}</span> <kbd dir="ltr">{keys}</kbd>
    </button>
  )
}
