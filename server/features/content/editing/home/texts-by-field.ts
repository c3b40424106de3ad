import type { Text } from '@rimal/contract/language'
import type { EditedHomeTexts } from '@rimal/contract/staff/home'

/** Every text of the home page by the name of its field; a list has one for each item. */
export function textsByField(texts: EditedHomeTexts): [string, Text][] {
  const { heroLine, heroLink, story, homeService } = texts
  const items = (path: string, list: Text[]) =>
    list.map((text, index): [string, Text] => [`${path}.${index}`, text])
  return [
    ['heroLine', heroLine],
    ['heroLink', heroLink],
    ['story.title', story.title],
    ['story.text', story.text],
    ...items('story.steps', story.steps),
    ['story.link', story.link],
    ['homeService.title', homeService.title],
    ['homeService.text', homeService.text],
    ...items('homeService.ticks', homeService.ticks),
    ['homeService.link', homeService.link],
  ]
}

/** The names of the texts that differ. */
export function changedTexts(before: EditedHomeTexts, after: EditedHomeTexts): string[] {
  const texts = [new Map(textsByField(before)), new Map(textsByField(after))] as const
  const fields = new Set([...texts[0].keys(), ...texts[1].keys()])
  return [...fields].filter((field) => {
    const [old, now] = [texts[0].get(field), texts[1].get(field)]
    return old?.en !== now?.en || old?.ar !== now?.ar
  })
}
