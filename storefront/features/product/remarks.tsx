import { maxRemarks } from '@rimal/contract/limits'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextArea } from '../../ui/text-field.tsx'

type Props = { value: string; onChange: (value: string) => void }

/** A word for the workroom; folded away, because few need it. */
export function Remarks({ value, onChange }: Props) {
  const { t } = useWords()
  // What was written before a refresh is seen again; to empty it closes nothing.
  const [written, setWritten] = useState(false)
  if (value && !written) setWritten(true)
  return (
    <Disclosure title={t('remarks_add')} open={written} className="border-t">
      <TextArea
        label={t('remarks_label')}
        hideLabel
        rows={3}
        maxLength={maxRemarks}
        value={value}
        onChange={onChange}
        hint={t('remarks_hint', { left: maxRemarks - value.length })}
        className="text-ink"
      />
    </Disclosure>
  )
}
