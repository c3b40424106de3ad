import type { Text } from '@rimal/contract/language'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { useWords } from '../../../words.tsx'
import type { PartProps, ProductForm } from './product-form.ts'
import css from './product.module.css'

type TextName = {
  [K in keyof ProductForm]: ProductForm[K] extends Text ? K : never
}[keyof ProductForm]
export type TextField = {
  name: TextName
  label: AdminTextKey
  maxLength: number
  isMultiline?: boolean
  whenMissing?: AdminTextKey
}

/** The texts that shoppers read on the page of the product; the lengths are those of the contract. */
const texts: TextField[] = [
  { name: 'name', label: 'product_name', maxLength: 120 },
  { name: 'subtitle', label: 'product_subtitle', maxLength: 200 },
  { name: 'description', label: 'product_description', maxLength: 4000, isMultiline: true },
  { name: 'fabric', label: 'product_fabric', maxLength: 1000, isMultiline: true },
  { name: 'care', label: 'product_care', maxLength: 1000, isMultiline: true },
  { name: 'opening', label: 'product_opening', maxLength: 500 },
  { name: 'included', label: 'product_included', maxLength: 500 },
  { name: 'occasion', label: 'product_occasion', maxLength: 500 },
]

export function TextsPart(props: PartProps) {
  return <Texts {...props} texts={texts} />
}

/** Some texts of the product, each in both languages. */
export function Texts({ form, canEdit, texts: shown }: PartProps & { texts: TextField[] }) {
  const { t } = useWords()
  return (
    <div className={css.fields}>
      {shown.map(({ name, label, maxLength, isMultiline = false, whenMissing }) => (
        <TextInBoth
          key={name}
          label={t(label)}
          value={form.value[name]}
          onChange={(value) => form.set(name, value)}
          maxLength={maxLength}
          isMultiline={isMultiline}
          isReadOnly={!canEdit}
          whenMissing={t(whenMissing ?? 'product_missing')}
          errors={{ en: form.errors[`${name}.en`], ar: form.errors[`${name}.ar`] }}
        />
      ))}
    </div>
  )
}
