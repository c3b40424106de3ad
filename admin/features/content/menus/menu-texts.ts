import { type Text, textIn } from '@rimal/contract/language'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { useTargets } from '../../../ui/targets/use-targets.ts'
import { useWords } from '../../../words.tsx'
import type { FormColumn, FormLink, MenusForm } from './menus-form.ts'

/** The title of each part of the menus. */
export const menuNames = {
  header: 'menus_header',
  side: 'menus_side',
  more: 'menus_more',
  columns: 'menus_columns',
  footerText: 'menus_footer_text',
} as const satisfies Record<keyof MenusForm, AdminTextKey>

/** The names and values of the fields as texts, for two people who changed the same one. */
export function useMenuTexts() {
  const { t, language } = useWords()
  const { nameOf } = useTargets()
  const ofLink = ({ title, target, children }: FormLink): string => {
    const name = textIn(title, language) || nameOf(target) || target
    return children.length > 0 ? `${name} (${children.map(ofLink).join(' · ')})` : name
  }
  const textOf = (value: FormLink[] | FormColumn[] | Text): string => {
    if (!Array.isArray(value)) return [value.en, value.ar].filter(Boolean).join(' · ')
    const parts = value.map((one) =>
      'links' in one
        ? `${textIn(one.title, language)}: ${one.links.map(ofLink).join(' · ')}`
        : ofLink(one),
    )
    return parts.join(' · ')
  }
  return {
    nameOf: (field: keyof MenusForm) => t(menuNames[field]),
    textOf: (_: keyof MenusForm, value: unknown) =>
      textOf(value as MenusForm[keyof MenusForm]) || t('form_empty_value'),
  }
}
