import { textIn } from '@rimal/contract/language'
import { isolate } from '../../../ui/isolate.ts'
import { useTargets } from '../../../ui/targets/use-targets.ts'
import { useWords } from '../../../words.tsx'

const kinds = ['collection', 'type', 'category'] as const

/** Where banners can stand, with the names that staff read. */
export function usePlaces() {
  const { t, language } = useWords()
  const { targets, nameOf, isRead, isFailed } = useTargets()
  const ofList = (name: string) => t('banners_place_of', { name: isolate(name) })
  return {
    isFailed,
    choices: [
      { value: 'home', label: t('banners_place_home') },
      { value: 'lists', label: t('banners_place_lists') },
      ...kinds
        .map((kind) => ({
          group: t(`target_kind_${kind}`),
          items: targets
            .filter((one) => one.kind === kind)
            .map(({ target, title }) => ({
              value: target,
              label: ofList(textIn(title, language)),
            })),
        }))
        .filter(({ items }) => items.length > 0),
    ],
    has: (place: string) =>
      place === 'home' || place === 'lists' || targets.some(({ target }) => target === place),
    nameOf: (place: string): string => {
      if (place === 'home') return t('banners_place_home')
      if (place === 'lists') return t('banners_place_lists')
      const name = nameOf(place)
      if (name) return ofList(name)
      return isRead ? t('banners_place_gone') : '…'
    },
  }
}
