import type { ProductList } from '@rimal/contract/catalog'
import type { FacetName } from '@rimal/contract/choices'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { FacetSizes } from './facet-sizes.tsx'
import { FacetValues } from './facet-values.tsx'
import { withPrice, withValue } from '../list-address.ts'
import { OnlyMine } from './only-mine.tsx'
import { PriceFilter } from './price-filter.tsx'
import { useListPrices } from './use-list-prices.ts'

type Props = {
  list: ProductList
  params: URLSearchParams
  onChange: (params: URLSearchParams) => void
}

const folded = ['type', 'category', 'fabric', 'opening', 'occasion', 'ready'] as const

/** All filters of a list; in the rail of the desktop and in the sheet of the phone. */
export function FilterPanel({ list, params, onChange }: Props) {
  const { t } = useWords()
  const onValue = (facet: FacetName) => (id: string) => onChange(withValue(params, facet, id))
  const { size = [], color = [] } = list.facets
  const prices = useListPrices(list, params)
  return (
    <div className="border-rule lg:border-t lg:pt-4">
      <OnlyMine params={params} onChange={onChange} />
      {size.length > 0 && (
        <Group title={t('facet_size')}>
          <FacetSizes values={size} params={params} onChange={onChange} />
        </Group>
      )}
      {color.length > 1 && (
        <Group title={t('facet_color')}>
          <FacetValues facet="color" values={color} params={params} onChoose={onValue('color')} />
        </Group>
      )}
      {prices.highest > prices.lowest && (
        <PriceFilter
          key={prices.currency}
          prices={prices}
          onChange={(bounds) => onChange(withPrice(params, bounds))}
        />
      )}
      {folded.map((facet) => {
        const values = list.facets[facet] ?? []
        const chosen = values.filter((value) => value.chosen).length
        // A single value narrows nothing.
        if (values.length < 2 && chosen === 0) return null
        return (
          <Folded key={facet} title={t(`facet_${facet}`)} chosen={chosen}>
            <FacetValues facet={facet} values={values} params={params} onChoose={onValue(facet)} />
          </Folded>
        )
      })}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-b border-rule pt-4 pb-5">
      <legend className="float-start mb-3 w-full leading-tight">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

function Folded(props: { title: string; chosen: number; children: ReactNode }) {
  const { title, chosen, children } = props
  // The section is open when one of its values was chosen on arrival; afterwards only the shopper opens and closes
  // it.
  const [open] = useState(chosen > 0)
  return (
    <Disclosure
      open={open}
      title={
        <span>
          {title}
          {chosen > 0 && <span className="text-small text-ink-2"> ({chosen})</span>}
        </span>
      }
    >
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </Disclosure>
  )
}
