import { invoiceWords } from '@rimal/contract/words/order'
import { Both } from './bilingual.tsx'

/** A QR code; its ground is white on every screen and paper, or nobody can read it. */
export function Code({ size, path }: { size: number; path: string }) {
  return (
    <figure data-together className="mt-8 grid justify-items-start gap-2">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        className="block size-44"
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="text-micro leading-tight text-ink-2">
        <Both word={invoiceWords.invoice_code} />
      </figcaption>
    </figure>
  )
}
