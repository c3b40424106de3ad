import { Button } from '@mantine/core'
import { useWords } from '../../../words.tsx'
import { isolate } from '../../isolate.ts'
import css from '../list.module.css'
import { activeFilters, labelOf, type ListFilter } from './list-filter.ts'

type Props = {
  filters: readonly ListFilter[]
  onDrop: (names: string[]) => void
  /** Takes the focus when the last filter is removed. */
  onLast: () => void
}

/** The filters that are active, each with a way to remove it. */
export function FilterChips({ filters, onDrop, onLast }: Props) {
  const { t } = useWords()
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <ul className={css.chips} aria-label={t('list_chips')}>
      {active.map((filter) => {
        const text = t('list_chip', { title: filter.title, value: isolate(labelOf(filter)) })
        return (
          <li key={filter.name}>
            <button
              type="button"
              className={css.chip}
              aria-label={t('list_chip_drop', { filter: text })}
              onClick={({ currentTarget }) => {
                if (active.length > 1) focusOther(currentTarget)
                else onLast()
                onDrop([filter.name])
              }}
            >
              {text}
              <span aria-hidden>×</span>
            </button>
          </li>
        )
      })}
      <li>
        <Button
          variant="subtle"
          className={css.clear ?? ''}
          onClick={() => {
            onLast()
            onDrop(active.map(({ name }) => name))
          }}
        >
          {t('list_clear_all')}
        </Button>
      </li>
    </ul>
  )
}

/** Another filter takes the focus before the chip goes. */
function focusOther(chip: HTMLElement) {
  const item = chip.closest('li')
  const isFirst = item?.previousElementSibling === null
  const other = isFirst ? item?.nextElementSibling : item?.previousElementSibling
  other?.querySelector('button')?.focus()
}
