/** A word in both languages side by side, each read and shaped as its own. */
export function Both(props: {
  word: { en: string; ar: string }
  /** What stands in the places of `{names}`. */
  values?: Record<string, string | number | undefined>
  /** Stands at the end of its line, also when it takes two. */
  end?: boolean
}) {
  const { word, values = {}, end } = props
  const fill = (text: string) => text.replace(/\{(\w+)\}/, (_, name) => String(values[name] ?? ''))
  return (
    <span className={`inline-flex flex-wrap gap-x-2 ${end ? 'justify-end' : ''}`}>
      <bdi lang="en">{fill(word.en)}</bdi>
      <bdi lang="ar">{fill(word.ar)}</bdi>
    </span>
  )
}
