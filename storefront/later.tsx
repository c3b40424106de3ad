import { type ComponentType, memo, Suspense, use } from 'react'

const firstPauseMs = 1000
const longestPauseMs = 30_000

/**
 * Makes a section of a page that the server renders with the page; the browser fetches the section's code once the
 * page itself works. Until then the rendered section stays visible and its links work. A page's loader awaits
 * `load`, so that the server has the code, and a page that opens in the browser is complete. Changing props go
 * through `useDeferredValue`.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let code: ComponentType<Props> | undefined
  let arriving: Promise<void> | undefined

  async function fetchCode() {
    code ??= await load()
  }

  /** A failure would replace the whole page by an error, so it only makes the section later. */
  async function untilLoaded() {
    for (let pause = firstPauseMs; !code; pause = Math.min(pause * 2, longestPauseMs)) {
      await fetchCode().catch(() => new Promise((done) => setTimeout(done, pause)))
    }
  }

  function Section(props: Props) {
    if (!code) use((arriving ??= untilLoaded()))
    const Loaded = code
    return Loaded && <Loaded {...props} />
  }

  // An urgent change of props before the code has loaded would make React remove the rendered section.
  const Later = memo(function Later(props: Props) {
    return (
      <Suspense>
        <Section {...props} />
      </Suspense>
    )
  })
  return Object.assign(Later, { load: () => fetchCode().catch(() => {}) })
}
