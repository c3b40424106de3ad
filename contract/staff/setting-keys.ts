import { settingWords } from '../words/admin/settings.ts'

export type SettingWordKey = keyof typeof settingWords

/** Delivery prices in another currency have the fields of a delivery method, except the method itself. */
const sameFields = /^otherCurrencies\.shipping\.(?!id$)/

/**
 * The key of the text for a field of a setting, by its path (`shipping.0.price`); undefined where there is none. `part`
 * is one of its further texts: a choice, `one` and `add` of a list, `text` of a text among other fields.
 */
export function settingKey(path: string, part?: string): SettingWordKey | undefined {
  return known(`settings_${named(path)}${part === undefined ? '' : `_${part}`}`)
}

/** The key of the sentence below a field, or of what a change of it does. */
export function settingNoteKey(note: 'help' | 'effect', path: string): SettingWordKey | undefined {
  return known(`settings_${note}_${named(path)}`)
}

function named(path: string): string {
  const fields = path.split('.').filter((part) => !/^\d+$/.test(part))
  return fields.join('.').replace(sameFields, 'shipping.').replaceAll('.', '_')
}

function known(key: string): SettingWordKey | undefined {
  return key in settingWords ? (key as SettingWordKey) : undefined
}
