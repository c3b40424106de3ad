import type { CatalogueGroups } from '@rimal/contract/staff/groups'
import { useRead } from '../../queries.ts'
import { useWords } from '../../words.tsx'

export type Choice = { value: string; label: string }
export type GroupChoices = Record<keyof CatalogueGroups, Choice[]>

/** The types, categories, collections and values of filters to choose from; undefined until they are read. */
export function useGroupChoices(): GroupChoices | undefined {
  const { language } = useWords()
  const { data } = useRead('GET staff/list-groups')
  if (!data) return undefined
  const side = language === 'arb' ? 'ar' : 'en'
  const kinds = Object.entries(data).map(([kind, groups]) => [
    kind,
    groups.map(({ id, title }) => ({ value: id, label: title[side] || title.en || id })),
  ])
  return Object.fromEntries(kinds) as GroupChoices
}
