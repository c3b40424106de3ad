import type { Text } from '@rimal/contract/language'
import type { Fields } from './form-context.ts'
import type { FieldWords } from './use-field-words.ts'

type Item = { item: unknown; path: string; index: number }

/** What an item of a list is called: its own name where it has one, else its place. */
export function itemName({ item, path, index }: Item, words: FieldWords): string {
  const { title, name, provider, currency } = (item ?? {}) as Fields
  const own = [
    title && words.text(title as Text),
    name,
    provider && words.provider(String(provider)),
    currency && words.currency(String(currency)),
  ].find((one) => typeof one === 'string' && one !== '')
  const kind = words.part(path, 'one') ?? words.label(path)
  return own ? String(own) : words.t('settings_item', { name: kind, number: index + 1 })
}
