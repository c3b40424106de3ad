import { toLatinDigits } from '@rimal/contract/text/digits'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { useWords } from '../../../words.tsx'

type Props = {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
  error: string | undefined
  help: string | undefined
  unit: string | undefined
}

/** A number with up to two decimals; null while the field is empty. */
export function DecimalField({ min, max, ...field }: Props) {
  const { t } = useWords()
  const read = (text: string) => {
    const number = readDecimal(text)
    const isOut = typeof number === 'number' && (number < min || number > max)
    return isOut ? undefined : number
  }
  return (
    <NumberField
      {...field}
      read={read}
      write={(number) => (number === null ? '' : String(number))}
      wrong={t('settings_not_a_decimal')}
    />
  )
}

/** Null for an empty text, undefined for what is no such number. */
function readDecimal(text: string): number | null | undefined {
  const plain = toLatinDigits(text).trim().replace(/[,٫]/, '.')
  if (plain === '') return null
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}
