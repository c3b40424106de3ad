import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../../words.tsx'
import type { PartProps } from './product-form.ts'
import css from './product.module.css'
import { type TextField, Texts } from './texts-part.tsx'

const texts: TextField[] = [
  { name: 'title', label: 'product_title', maxLength: 120, whenMissing: 'product_missing_title' },
  {
    name: 'shortDescription',
    label: 'product_short_description',
    maxLength: 400,
    isMultiline: true,
  },
]

/** What search engines show, and the words under which the shop's own search finds the product. */
export function SearchPart(props: PartProps) {
  const { form, canEdit } = props
  return (
    <div className={css.fields}>
      <Texts {...props} texts={texts} />
      <div className={css.pair}>
        {(['en', 'ar'] as const).map((side) => (
          <Keywords
            key={side}
            side={side}
            words={form.value.keywords[side]}
            isReadOnly={!canEdit}
            onChange={(words) => form.set('keywords', { ...form.value.keywords, [side]: words })}
          />
        ))}
      </div>
    </div>
  )
}

type Props = {
  side: 'en' | 'ar'
  words: string[]
  isReadOnly: boolean
  onChange: (words: string[]) => void
}

function Keywords({ side, words, isReadOnly, onChange }: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const label = `${t('product_keywords')} (${t(side === 'en' ? 'form_english' : 'form_arabic')})`
  return (
    <TextInput
      label={label}
      lang={side}
      dir={side === 'ar' ? 'rtl' : 'ltr'}
      readOnly={isReadOnly}
      value={typed ?? words.join(side === 'ar' ? '، ' : ', ')}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(listOf(event.currentTarget.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** The words of a text, parted by commas of either language. */
function listOf(typed: string): string[] {
  const words = typed.split(/[,،]/).map((word) => word.trim())
  return [...new Set(words)].filter((word) => word !== '').slice(0, 40)
}
