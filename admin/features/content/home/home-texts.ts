import { type Text, textIn } from '@rimal/contract/language'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { type Words, useWords } from '../../../words.tsx'
import type { FormItem, HomeForm } from './home-form.ts'

/** The label of each field, and the part of the home page that it belongs to. */
export const homeFields = {
  heroLine: ['content_hero', 'content_hero_line'],
  heroLink: ['content_hero', 'content_link'],
  heroWide: ['content_hero', 'content_hero_wide'],
  heroTall: ['content_hero', 'content_hero_tall'],
  storyTitle: ['content_story', 'content_title'],
  storyText: ['content_story', 'content_text'],
  storySteps: ['content_story', 'content_steps'],
  storyLink: ['content_story', 'content_link'],
  storyPicture: ['content_story', 'content_picture'],
  visitTitle: ['content_home_service', 'content_title'],
  visitText: ['content_home_service', 'content_text'],
  visitTicks: ['content_home_service', 'content_ticks'],
  visitLink: ['content_home_service', 'content_link'],
  visitPicture: ['content_home_service', 'content_picture'],
} as const satisfies Record<keyof HomeForm, readonly [AdminTextKey, AdminTextKey]>

/** The names and values of the fields as texts, for two people who changed the same one. */
export function useHomeTexts() {
  const words = useWords()
  const { t } = words
  return {
    nameOf: (field: keyof HomeForm) => {
      const [part, name] = homeFields[field]
      return t('content_field_in', { part: t(part), field: t(name) })
    },
    textOf: (_: keyof HomeForm, value: unknown) =>
      textOf(value as HomeForm[keyof HomeForm], words) || t('form_empty_value'),
  }
}

function textOf(value: Text | FormItem[] | StaffPicture | null, { language }: Words): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(({ text }) => textIn(text, language)).join(' · ')
  if ('id' in value) return textIn(value.alt, language) || value.id
  return [value.en, value.ar].filter(Boolean).join(' · ')
}
