import { stateName } from '@rimal/contract/addresses'
import { textIn } from '@rimal/contract/language'
import { useRead } from '../../../queries.ts'
import { useWords } from '../../../words.tsx'

/** The places to which the tailor comes, as choices; none where the tailor comes everywhere in the country. */
export function useVisitedPlaces(): { value: string; label: string }[] {
  const { language } = useWords()
  const { data } = useRead('GET visit/get-home-service')
  return (data?.areas ?? []).map((area) => {
    const name = stateName(data?.country ?? '', area)
    // Addresses have the English name.
    return { value: name.en, label: textIn(name, language) }
  })
}
