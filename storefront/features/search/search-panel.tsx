import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from './search-field.tsx'

/** The search above the page; the typed words are still there when it is opened again. */
export function SearchPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  const [words, setWords] = useState('')
  return (
    <Dialog open={open} onClose={onClose} kind="full" title={t('search_title')} bare>
      <SearchField words={words} onWords={setWords} onLeave={onClose} />
    </Dialog>
  )
}
