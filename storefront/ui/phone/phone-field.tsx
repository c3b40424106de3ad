import { countries } from '@rimal/contract/countries'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { groupPhone } from '@rimal/contract/text/phone-groups'
import { maxPhone } from '@rimal/contract/limits'
import { type ComponentProps, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { CallingCodeDialog } from '../country-field.tsx'
import { Field, type FieldFrame } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { loadPhoneRules } from './phone-rules.ts'

type Props = Omit<FieldFrame, 'unit'> & {
  /** '' or '+971 50 555 0186': the calling code, then the typed number. `plainPhone` normalises it. */
  value: string
  onChange: (value: string) => void
  /** The country of the calling code that is chosen at first; two letters. */
  country?: string
} & Pick<
    ComponentProps<'input'>,
    'id' | 'name' | 'onBlur' | 'required' | 'autoComplete' | 'enterKeyHint'
  >

/** A telephone number: the calling code is chosen, the rest is written; always left to right. */
export function PhoneField(props: Props) {
  const { label, hint, error, optional, hideLabel, className, ...others } = props
  const { value, onChange, country = 'AE', id, autoComplete = 'tel', ...rest } = others
  const { t } = useWords()
  const [picked, setPicked] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  const { dialCode, national } = splitPhone(value, picked ?? dialCodeOf(country))

  const write = (text: string) => onChange(joinPhone(dialCode, text))
  const choose = (code: string) => {
    setPicked(code)
    setChoosing(false)
    if (national) onChange(`${code} ${national}`)
  }
  return (
    <>
      <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
        {(control) => (
          <span dir="ltr" className="flex w-full min-w-0 items-stretch">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('calling_code', { code: dialCode })}
              onClick={() => setChoosing(true)}
              className="flex min-h-11.5 flex-none items-center gap-1.5 ps-3.5 pe-1 text-ink-2 hover:text-oud"
            >
              {dialCode}
              <Icon name="chevron-down" className="size-3!" />
            </button>
            <input
              {...rest}
              {...control}
              type="tel"
              inputMode="tel"
              autoComplete={autoComplete}
              maxLength={maxPhone}
              value={national}
              onChange={(event) => write(event.target.value)}
              onFocus={() => void loadPhoneRules()}
              className="min-h-11.5 w-full min-w-0 bg-transparent py-2.5 ps-2 pe-3.5 outline-none"
            />
          </span>
        )}
      </Field>
      <CallingCodeDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        chosen={dialCode}
        onChoose={choose}
      />
    </>
  )
}

const dialCodes = new Set(countries.map(({ dialCode }) => dialCode))

/** Where a leading zero belongs to the number itself: Italy, San Marino and three of Africa. */
const zeroCounts = new Set(['+39', '+378', '+225', '+241', '+242'])

/** Returns the calling code of a country (two letters); the one of the Emirates for an unknown country. */
function dialCodeOf(country: string): string {
  return countries.find(({ code }) => code === country)?.dialCode ?? '+971'
}

/** '+971501234567' or '+971 50 123 4567' in its two parts. No calling code begins with another one. */
export function splitPhone(value: string, fallback = ''): { dialCode: string; national: string } {
  const text = value.trimStart()
  for (let length = 2; length <= 5; length += 1) {
    const dialCode = text.slice(0, length)
    if (dialCodes.has(dialCode)) return { dialCode, national: text.slice(length).replace(/^ /, '') }
  }
  return { dialCode: fallback, national: value }
}

/**
 * Returns the phone as it is sent and stored: '+971501234567', without the zero of domestic calls; '' when empty.
 */
export function plainPhone(value: string): string {
  const { dialCode, national } = splitPhone(value)
  const digits = toLatinDigits(national).replace(/\D/g, '')
  const number = zeroCounts.has(dialCode) ? digits : digits.replace(/^0+/, '')
  return number && `${dialCode}${number}`
}

/** For reading: '+971 50 555 0186'; a number of a country we know little of stays as it was written. */
export function formatPhone(value: string): string {
  const { dialCode, national } = splitPhone(plainPhone(value))
  return national ? groupPhone(`${dialCode} ${national}`) : value
}

/** A whole number pasted or filled in brings its own calling code. */
function joinPhone(dialCode: string, text: string): string {
  const written = toLatinDigits(text).replace(/[^\d\s().+-]/g, '')
  const whole = written.trimStart().replace(/^00/, '+')
  if (whole.startsWith('+')) {
    const parts = splitPhone(whole)
    if (parts.dialCode) return `${parts.dialCode} ${parts.national}`
  }
  return written.trim() === '' ? '' : `${dialCode} ${written}`
}
