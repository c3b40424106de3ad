import type { NamedCountry } from '@rimal/contract/delivery'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { useCountry } from './use-delivery.ts'

const CountryDialog = lazily(async () => (await import('./country-dialog.tsx')).CountryDialog)

/** The current country as a button within a sentence; pressing it opens the choice of another country. */
export function CountryButton({ country }: { country?: NamedCountry }) {
  const { t } = useWords()
  const own = useCountry()
  const { name } = country ?? own
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('deliver_change_of', { country: name })}
        onClick={() => setOpen(true)}
        className="relative border-b border-current text-start after:absolute after:-inset-x-1 after:-inset-y-3 hover:text-oud"
      >
        {name}
      </button>
      <CountryDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
