import type { FacetValue } from '@rimal/contract/catalog'
import type { FacetName } from '@rimal/contract/choices'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { valueName } from './filter-names.ts'
import { valuesOf } from '../list-address.ts'

type Props = {
  facet: FacetName
  values: FacetValue[]
  params: URLSearchParams
  onChoose: (id: string) => void
}

const shownAtFirst = 6

/**
 * The values of a filter in a column, each with the number of products that it would leave. Small numbers are shown
 * as well, unlike on the home page: a shopper who filters chooses by these numbers.
 */
export function FacetValues({ facet, values, params, onChoose }: Props) {
  const { t } = useWords()
  const [all, setAll] = useState(values.length <= shownAtFirst + 1)
  const chosen = valuesOf(params, facet)
  const shown = all
    ? values
    : values.filter((value, index) => index < shownAtFirst || chosen.includes(value.id))
  return (
    <>
      {shown.map((value) => (
        <Row
          key={value.id}
          facet={facet}
          value={value}
          on={chosen.includes(value.id)}
          onChoose={() => onChoose(value.id)}
        />
      ))}
      {!all && (
        <TextButton className="mt-2 text-small" onClick={() => setAll(true)}>
          {t('show_all_values', { all: values.length })}
        </TextButton>
      )}
    </>
  )
}

function Row(props: { facet: FacetName; value: FacetValue; on: boolean; onChoose: () => void }) {
  const { facet, value, on, onChoose } = props
  const words = useWords()
  const none = value.count === 0 && !on
  const name = valueName(words, facet, value)
  return (
    <button
      type="button"
      aria-pressed={on}
      // Still reachable: a value must not vanish under the finger that just changed another one.
      aria-disabled={none || undefined}
      onClick={() => !none && onChoose()}
      className={`grid min-h-11 w-full grid-cols-[1.125rem_1fr_auto] items-center gap-3 leading-tight sm:min-h-10 ${none ? 'cursor-not-allowed text-ink-2' : 'text-ink hover:text-oud'}`}
    >
      {value.color_code ? (
        <span
          className={`swatch size-4.5 border border-ink/25 ${on ? 'outline-1 outline-offset-2 outline-ink' : ''} ${none ? 'opacity-40' : ''}`}
          style={{ backgroundColor: value.color_code }}
        />
      ) : (
        <span
          className={`grid size-4.5 place-items-center border ${on ? 'border-ink bg-ink text-paper' : none ? 'border-sand' : 'border-edge bg-white'}`}
        >
          {on && <Icon name="check" size="sm" />}
        </span>
      )}
      <span>{name}</span>
      <span className="text-small text-ink-2">
        <span aria-hidden="true">{value.count}</span>
        <span className="sr-only">
          {`${words.t('list_separator')}${words.t('units', { count: value.count })}`}
        </span>
      </span>
    </button>
  )
}
