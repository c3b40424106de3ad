import { NativeSelect } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import type { StaffMessage } from '@rimal/contract/staff/messages'
import { useWords } from '../../../words.tsx'
import { textOfSample } from './message-form.ts'

type Props = { message: StaffMessage; sample: number; onChange: (sample: number) => void }

/**
 * Chooses a case where a message says something else from case to case; each is named by a sentence that only it has.
 */
export function CaseField({ message: { texts, cases }, sample, onChange }: Props) {
  const { t, language } = useWords()
  if (cases.length < 2) return null
  const data = cases.map((_, place) => {
    const text = textOfSample(texts, place)
    return {
      value: String(place),
      label: t('message_case_named', {
        place: place + 1,
        text: text ? textIn(text.shipped, language) : '',
      }),
    }
  })
  return (
    <NativeSelect
      label={t('message_case')}
      value={String(sample)}
      data={data}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
