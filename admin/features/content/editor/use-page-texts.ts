import { type Text, textIn } from '@rimal/contract/language'
import { type Words, useWords } from '../../../words.tsx'
import { fieldNames } from './field-names.ts'
import type { FormSection, PageForm } from './page-form.ts'

/** The names and values of the fields as texts, for two people who changed the same one. */
export function usePageTexts() {
  const words = useWords()
  const { t } = words
  return {
    nameOf: (field: keyof PageForm) => t(fieldNames[field]),
    textOf: (field: keyof PageForm, value: unknown) => {
      if (field === 'sections') return sectionsText(value as FormSection[], words)
      const { en, ar } = value as Text
      return [en, ar].filter(Boolean).join(' · ') || t('form_empty_value')
    },
  }
}

function sectionsText(sections: FormSection[], { t, language }: Words): string {
  if (sections.length === 0) return t('form_empty_value')
  const headings = sections.map(({ heading }) => textIn(heading, language) || '–').join(' · ')
  return t('content_sections_text', { count: sections.length, headings })
}
