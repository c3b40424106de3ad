import { useWords } from '../../../i18n/words.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ChosenFilter } from './filter-names.ts'

type Props = {
  filters: ChosenFilter[]
  onRemove: (filter: ChosenFilter) => void
  onClear: () => void
}

/** The active filters of the list, each as underlined words with a cross. */
export function FilterChips({ filters, onRemove, onClear }: Props) {
  const { t } = useWords()
  return (
    <ul
      aria-label={t('filters_chosen')}
      className="flex flex-wrap items-center gap-x-5 pt-2 pb-3 text-small lg:pt-0 lg:pb-4"
    >
      {filters.map((filter) => (
        <li key={filter.key}>
          <button
            type="button"
            aria-label={filter.removal}
            onClick={() => onRemove(filter)}
            className="grid min-h-10 items-center hover:text-oud"
          >
            <span className="inline-flex items-center gap-1.5 border-b border-current pb-1 leading-tight">
              {filter.name}
              <Icon name="close" size="sm" />
            </span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="grid min-h-10 items-center text-ink-2 hover:text-oud"
        >
          {/* Aligned with the filters, but without their underline. */}
          <span className="border-b border-transparent pb-1 leading-tight">
            {t('filters_clear_all')}
          </span>
        </button>
      </li>
    </ul>
  )
}
