import type { Run } from '@rimal/contract/shop'
import { Link } from 'react-router'

type Props = {
  /** The styled form of the text; undefined where nothing is styled. */
  runs: readonly Run[] | undefined
  text: string | undefined
  /** The number of characters at the beginning that stand elsewhere already. */
  skip?: number
}

// The shop's fonts have neither an italic style nor a bold Arabic one, so the browser makes them. Arabic is never slanted.
const weight = 'font-semibold [font-synthesis:weight]'
const emphasis = '[font-synthesis:style_weight] lang-ar:text-oud lang-ar:not-italic'

/** A text with bold and italic stretches and links. Nothing in it is HTML: every stretch is an element of ours. */
export function RichText({ runs, text, skip = 0 }: Props) {
  if (!runs) return text
  return withoutStart(runs, skip).map((run, index) => <Stretch key={index} run={run} />)
}

function Stretch({ run: { text, bold, italic, href } }: { run: Run }) {
  const slanted = italic ? <em className={emphasis}>{text}</em> : text
  const styled = bold ? <strong className={weight}>{slanted}</strong> : slanted
  if (href === undefined) return styled
  const look = { className: 'underline underline-offset-4 hover:text-oud' }
  if (href.startsWith('/')) {
    return (
      <Link {...look} to={href}>
        {styled}
      </Link>
    )
  }
  return (
    <a {...look} href={href} rel="noopener">
      {styled}
    </a>
  )
}

function withoutStart(runs: readonly Run[], skip: number): Run[] {
  let left = skip
  return runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length)
    left -= cut
    return cut < run.text.length ? [{ ...run, text: run.text.slice(cut) }] : []
  })
}
