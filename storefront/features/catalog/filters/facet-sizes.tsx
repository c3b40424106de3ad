import type { FacetValue } from '@rimal/contract/catalog'
import { useWords } from '../../../i18n/words.tsx'
import { valueName } from './filter-names.ts'
import { customSize, valuesOf, withValue } from '../list-address.ts'
import { rememberMySize } from './my-size.ts'

type Props = {
  values: FacetValue[]
  params: URLSearchParams
  onChange: (params: URLSearchParams) => void
}

/** The sizes as a row of buttons; one that would find nothing is dashed and does nothing. */
export function FacetSizes({ values, params, onChange }: Props) {
  const words = useWords()
  const chosen = valuesOf(params, 'size')
  const onPress = (value: FacetValue) => {
    const on = chosen.includes(value.id)
    if (!on && value.count === 0) return
    if (!on && value.id !== customSize) rememberMySize(Number(value.id))
    onChange(withValue(params, 'size', value.id))
  }
  return (
    <div className="flex flex-wrap gap-2" data-sizes="">
      {values.map((value) => {
        const on = chosen.includes(value.id)
        const none = value.count === 0 && !on
        const name = valueName(words, 'size', value)
        return (
          <button
            key={value.id}
            type="button"
            aria-pressed={on}
            aria-disabled={none || undefined}
            onClick={() => onPress(value)}
            className={`min-h-11 min-w-12 border px-3.5 text-center leading-tight ${look(on, none)}`}
          >
            {name}
            <span className="sr-only">
              {`${words.t('list_separator')}${words.t('units', { count: value.count })}`}
            </span>
          </button>
        )
      })}
    </div>
  )
}

function look(on: boolean, none: boolean): string {
  if (on) return 'border-ink inset-ring inset-ring-ink'
  return none
    ? 'cursor-not-allowed border-dashed border-rule text-ink-2'
    : 'border-edge hover:border-ink'
}
