import { maxRemarks } from '@rimal/contract/limits'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextArea } from '../../ui/text-field.tsx'

type Props = {
  /** The remarks from before a reload; what is typed afterwards is shown from here. */
  stored: string
  onChange: (value: string) => void
}

/** A word for the workroom; folded away, because few need it. */
export function Remarks({ stored, onChange }: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? stored
  // Remarks from before a reload are shown again; emptying the field does not close it.
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
        onChange={(text) => {
          setTyped(text)
          onChange(text)
        }}
        hint={t('remarks_hint', { left: maxRemarks - value.length })}
        className="text-ink"
      />
    </Disclosure>
  )
}
