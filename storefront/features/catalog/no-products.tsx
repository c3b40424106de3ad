import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import type { ChosenFilter } from './filters/filter-names.ts'

type Props = { filters: ChosenFilter[]; onRemove: (filter: ChosenFilter) => void }

/** Why nothing is here, and one way out: the last filter in the order of the panel. */
export function NoProducts({ filters, onRemove }: Props) {
  const { t } = useWords()
  const { types } = useShop()
  const last = filters.at(-1)
  const title = t('no_products_found')
  // No other list has products either.
  if (types.length === 0) {
    return (
      <Empty
        title={t('opening_soon')}
        text={t('opening_soon_text')}
        link={{ to: '/home', label: t('Home') }}
      />
    )
  }
  if (!last) {
    return (
      <Empty
        title={title}
        text={t('no_products_yet')}
        link={{ to: '/product-list', label: t('to_the_shop') }}
      />
    )
  }
  const names = filters.map(({ name }) => name).join(t('list_separator'))
  return (
    <Empty
      title={title}
      text={t(filters.length > 1 ? 'no_products_all_of' : 'no_products_one', { filters: names })}
    >
      <Button kind="outline" onClick={() => onRemove(last)}>
        {last.removal}
      </Button>
    </Empty>
  )
}
