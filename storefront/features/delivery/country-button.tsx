import type { NamedCountry } from '@rimal/contract/delivery'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useCountry } from './use-delivery.ts'

const CountryDialog = lazy(async () => ({
  default: (await import('./country-dialog.tsx')).CountryDialog,
}))

/** The country that is spoken of, within a sentence; pressed, she chooses another. */
export function CountryButton({ country }: { country?: NamedCountry }) {
  const { t } = useWords()
  const hers = useCountry()
  const { name } = country ?? hers
  // Its code comes when first asked for.
  const [open, setOpen] = useState<boolean>()
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
      {open !== undefined && (
        <Suspense>
          <CountryDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
