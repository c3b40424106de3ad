import { toLatinDigits } from '@rimal/contract/text/digits'
import type { Ref } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { FieldError } from '../../../ui/field.tsx'

/** One real input over lines that show its digits: it can be pasted into and filled in by the phone. */
export function CodeField(props: {
  ref: Ref<HTMLInputElement>
  digits: number
  value: string
  onChange: (value: string) => void
  error: string | undefined
  describedBy: string
}) {
  const { ref, digits, value, onChange, error, describedBy } = props
  const { t } = useWords()
  const at = Math.min(value.length, digits - 1)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div
        dir="ltr"
        className="group relative flex w-full max-w-full gap-3 lg:w-auto lg:justify-self-start lg:gap-4"
      >
        {Array.from({ length: digits }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={`grid h-16 w-17 min-w-0 grow place-items-center border-b font-num text-h1 leading-none ${error ? 'border-alert' : 'border-edge'} ${index === at ? 'group-focus-within:border-b-2 group-focus-within:border-oud' : ''}`}
          >
            {value[index] ?? (
              <span
                className={`h-8 border-s border-oud ${index === value.length ? 'invisible group-focus-within:visible' : 'invisible'}`}
              />
            )}
          </span>
        ))}
        <input
          ref={ref}
          type="text"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          aria-label={t('login_code')}
          aria-describedby={error ? `${describedBy} code-error` : describedBy}
          aria-invalid={error ? true : undefined}
          required
          value={value}
          // The pasted text may be a whole sentence with the code in it.
          onChange={(event) => onChange(digitsOf(event.target.value).slice(0, digits))}
          className="absolute inset-0 size-full cursor-text text-lede opacity-0"
        />
      </div>
      <div role="alert">
        <FieldError id="code-error" error={error} />
      </div>
    </div>
  )
}

function digitsOf(text: string): string {
  return toLatinDigits(text.normalize('NFKC')).replace(/\D/g, '')
}
