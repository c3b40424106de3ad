import { fill, useWords } from '../../../i18n/words.tsx'

/** A word in both languages side by side, that of the page first, each read and shaped as its own. */
export function Both(props: {
  word: { en: string; ar: string }
  /** The values for the `{names}`. */
  values?: Record<string, string | number | undefined>
  /** Stands at the end of its line, also when it takes two. */
  end?: boolean
  /** One over the other: sentences, and what ends in a number. */
  over?: boolean
}) {
  const { word, values = {}, end, over } = props
  const { language } = useWords()
  const [first, second] = inOrder[language]
  const sides = word.en === word.ar ? [first] : [first, second]
  return (
    <span
      className={`inline-flex gap-x-2 ${over ? 'flex-col items-start' : 'flex-wrap'} ${end ? 'justify-end' : ''}`}
    >
      {sides.map((side) => (
        <bdi key={side} lang={side}>
          {fill(word[side], values)}
        </bdi>
      ))}
    </span>
  )
}

export const inOrder = { en: ['en', 'ar'], arb: ['ar', 'en'] } as const
