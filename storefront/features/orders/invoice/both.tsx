import { fill, useWords } from '../../../i18n/words.tsx'

/** A word in both languages side by side, that of the page first, each read and shaped as its own. */
export function Both(props: {
  word: { en: string; ar: string }
  /** What stands in the places of `{names}`. */
  values?: Record<string, string | number | undefined>
  /** Stands at the end of its line, also when it takes two. */
  end?: boolean
}) {
  const { word, values = {}, end } = props
  const { language } = useWords()
  const [first, second] = inOrder[language]
  const sides = word.en === word.ar ? [first] : [first, second]
  return (
    <span className={`inline-flex flex-wrap gap-x-2 ${end ? 'justify-end' : ''}`}>
      {sides.map((side) => (
        <bdi key={side} lang={side}>
          {fill(word[side], values)}
        </bdi>
      ))}
    </span>
  )
}

export const inOrder = { en: ['en', 'ar'], arb: ['ar', 'en'] } as const
