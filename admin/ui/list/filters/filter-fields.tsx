import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import css from '../list.module.css'
import { dayIn } from './day-filters.ts'
import type { ListFilter } from './list-filter.ts'

export type ListSort = {
  title: string
  value: string
  choices: readonly { value: string; label: string }[]
}

export type FilterFieldsProps = {
  filters: readonly ListFilter[]
  sort: ListSort | undefined
  /** `isTyped`: the value changes while it is typed. */
  onChoose: (name: string, value: string, isTyped?: boolean) => void
  /** Whether the names of the fields are shown above them. */
  isLabelled?: boolean
}

/** The filters of a list and its order, as fields. */
export function FilterFields({ filters, sort, onChoose, isLabelled = false }: FilterFieldsProps) {
  const named = (title: string) => (isLabelled ? { label: title } : { 'aria-label': title })
  return (
    <>
      {filters.map((filter) =>
        filter.isDay ? (
          <DayField key={filter.name} filter={filter} onChoose={onChoose} isLabelled={isLabelled} />
        ) : filter.choices.length > 0 ? (
          <NativeSelect
            key={filter.name}
            {...named(filter.title)}
            value={filter.value}
            onChange={(event) => onChoose(filter.name, event.currentTarget.value)}
            data={[{ value: '', label: filter.every }, ...filter.choices]}
          />
        ) : null,
      )}
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

type DayProps = { filter: ListFilter } & Pick<FilterFieldsProps, 'onChoose'> & {
    isLabelled: boolean
  }

/** A day; its name is always shown, because an empty field would not say which day it is. */
function DayField({ filter: { name, title, value }, onChoose, isLabelled }: DayProps) {
  const [typed, setTyped] = useState(value)
  const [earlier, setEarlier] = useState(value)
  if (value !== earlier) {
    setEarlier(value)
    setTyped(value)
  }
  return (
    <TextInput
      type="date"
      className={isLabelled ? '' : (css.day ?? '')}
      label={title}
      value={typed}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value
        setTyped(next)
        // While a year is typed, the field has days of the years 2 and 20.
        if (next === '' || dayIn(next) !== '') onChoose(name, next, true)
      }}
    />
  )
}
