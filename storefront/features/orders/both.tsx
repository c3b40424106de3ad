/** A word in both languages side by side, each read and shaped as its own. */
export function Both(props: {
  word: { en: string; ar: string }
  /** What stands in the place of `{percent}`. */
  percent?: number
}) {
  const { word, percent = '' } = props
  const fill = (text: string) => text.replace('{percent}', String(percent))
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <bdi lang="en">{fill(word.en)}</bdi>
      <bdi lang="ar">{fill(word.ar)}</bdi>
    </span>
  )
}
