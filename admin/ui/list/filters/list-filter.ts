/** A filter of a list, as its part of the address has it. */
export type ListFilter = {
  name: string
  title: string
  /** Empty while everything is shown. */
  value: string
  /** Empty for a filter that only a link sets. */
  choices: readonly { value: string; label: string }[]
  /** What the choice of everything is called. */
  every: string
  /** What stands for a value that is none of the choices. */
  label?: string
  /** Whether the value is a day, which a calendar chooses. */
  isDay?: boolean
}

export function activeFilters(filters: readonly ListFilter[]): ListFilter[] {
  return filters.filter(({ value }) => value !== '')
}

/** The words of a filter's value. */
export function labelOf({ value, choices, label }: ListFilter): string {
  return choices.find((choice) => choice.value === value)?.label ?? label ?? value
}
