import { type Text, textIn } from '@rimal/contract/language'
import type { StaffHome, StaffHomeList } from '@rimal/contract/staff/home'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { type Words, useWords } from '../../../words.tsx'
import type { FormItem, HomeForm } from './home-form.ts'
import { sectionNames } from './section-names.ts'

/** The label of each field, and the part of the home page that it belongs to. */
export const homeFields = {
  heroLine: ['home_section_hero', 'content_hero_line'],
  heroLink: ['home_section_hero', 'content_link'],
  heroWide: ['home_section_hero', 'content_hero_wide'],
  heroTall: ['home_section_hero', 'content_hero_tall'],
  storyTitle: ['home_section_story', 'content_title'],
  storyText: ['home_section_story', 'content_text'],
  storySteps: ['home_section_story', 'content_steps'],
  storyLink: ['home_section_story', 'content_link'],
  storyPicture: ['home_section_story', 'content_picture'],
  visitTitle: ['home_section_home_service', 'content_title'],
  visitText: ['home_section_home_service', 'content_text'],
  visitTicks: ['home_section_home_service', 'content_ticks'],
  visitLink: ['home_section_home_service', 'content_link'],
  visitPicture: ['home_section_home_service', 'content_picture'],
  sections: ['content_home', 'home_sections'],
  bestReviewed: ['home_section_best_reviewed', 'home_source'],
  latest: ['home_section_latest', 'home_source'],
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
    textOf: (field: keyof HomeForm, value: unknown) =>
      valueText(field, value, words) || t('form_empty_value'),
  }
}

function valueText(field: keyof HomeForm, value: unknown, words: Words): string {
  // The field says which of the form's values this is.
  if (field === 'sections') return orderText(value as StaffHome['sections'], words)
  if (field === 'latest' || field === 'bestReviewed') return listText(value as StaffHomeList, words)
  return textOf(value as Text | FormItem[] | StaffPicture | null, words)
}

function textOf(value: Text | FormItem[] | StaffPicture | null, { language }: Words): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(({ text }) => textIn(text, language)).join(' · ')
  if ('id' in value) return textIn(value.alt, language) || value.id
  return [value.en, value.ar].filter(Boolean).join(' · ')
}

function orderText(sections: StaffHome['sections'], { t }: Words): string {
  const namesOf = (isShown: boolean) =>
    sections
      .filter((section) => section.isShown === isShown)
      .map(({ name }) => t(sectionNames[name]))
      .join(' · ') || '–'
  return t('home_order_text', { shown: namesOf(true), hidden: namesOf(false) })
}

function listText(list: StaffHomeList, { t, language }: Words): string {
  const { source, collection, products, title } = list
  const names = products.map(({ name }) => textIn(name, language))
  const parts = [t(`home_source_${source}`), textIn(title, language), collection, ...names]
  return parts.filter(Boolean).join(' · ')
}
