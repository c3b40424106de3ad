import { NativeSelect } from '@mantine/core'
import type { ListFilter } from './list-filter.ts'

export type ListSort = {
  title: string
  value: string
  choices: readonly { value: string; label: string }[]
}

export type FilterFieldsProps = {
  filters: readonly ListFilter[]
  sort: ListSort | undefined
  onChoose: (name: string, value: string) => void
  /** Whether the names of the fields are shown above them. */
  isLabelled?: boolean
}

/** The filters of a list and its order, as fields. */
export function FilterFields({ filters, sort, onChoose, isLabelled = false }: FilterFieldsProps) {
  const named = (title: string) => (isLabelled ? { label: title } : { 'aria-label': title })
  return (
    <>
      {filters
        .filter(({ choices }) => choices.length > 0)
        .map(({ name, title, value, choices, every }) => (
          <NativeSelect
            key={name}
            {...named(title)}
            value={value}
            onChange={(event) => onChoose(name, event.currentTarget.value)}
            data={[{ value: '', label: every }, ...choices]}
          />
        ))}
      {sort ? (
        <NativeSelect
          {...named(sort.title)}
          value={sort.value}
          onChange={(event) => onChoose('sort', event.currentTarget.value)}
          data={[...sort.choices]}
        />
      ) : null}
    </>
  )
}
