import type { SearchSort } from '@rimal/contract/choices'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  value: SearchSort
  /** The orders that the list can have. */
  sorts: readonly SearchSort[]
  onChange: (sort: SearchSort) => void
  className?: string
}

/** The browser's own list of choices under quiet words. */
export function SortSelect({ value, sorts, onChange, className = '' }: Props) {
  const { t } = useWords()
  return (
    <label
      className={`relative flex min-h-11 items-center gap-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink ${className}`}
    >
      <Icon name="sort" size="sm" className="lg:hidden" />
      <span aria-hidden="true">{t(`sort_${value}`)}</span>
      <Icon name="chevron-down" size="sm" className="max-lg:hidden" />
      <span className="sr-only">{t('sort_by')}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as SearchSort)}
        className="absolute inset-0 w-full cursor-pointer appearance-none opacity-0"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort_${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
