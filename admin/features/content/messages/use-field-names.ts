import type { StaffMessage } from '@rimal/contract/staff/messages'
import { useWords } from '../../../words.tsx'
import { sideNames, type Side } from '../sides.ts'

/** The name of a text in a case: its place in the message, with a number where the case has several. */
export function useTextName({ texts, cases }: StaffMessage) {
  const { t } = useWords()
  return (index: number, sample: number): string => {
    const { slot } = texts[index] ?? {}
    if (!slot) return ''
    const same = (cases[sample] ?? []).filter((place) => texts[place]?.slot === slot)
    const name = t(`message_slot_${slot}`)
    if (same.length < 2) return name
    return t('message_text_named', { slot: name, place: same.indexOf(index) + 1 })
  }
}

/** The names and values of the fields as texts, for two people who changed the same one. */
export function useFieldNames(message: StaffMessage) {
  const { t } = useWords()
  const nameOf = useTextName(message)
  return {
    nameOf: (field: string) => {
      if (field === 'dropUnused') return t('message_unused')
      const [index = '', side = 'en'] = field.split('.')
      const [sample = 0] = message.texts[Number(index)]?.samples ?? []
      const name = `${nameOf(Number(index), sample)}, ${t(sideNames[side as Side])}`
      if (message.cases.length < 2) return name
      return t('message_text_in_case', { name, place: sample + 1 })
    },
    textOf: (_: string, value: unknown) =>
      typeof value === 'string' && value !== '' ? value : t('form_empty_value'),
  }
}
