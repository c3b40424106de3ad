import type { Picture as PictureShape } from '@rimal/contract/shapes'
import type { ReactNode } from 'react'
import { useWords, type Words } from '../../i18n/words.tsx'
import { Picture } from '../../ui/picture.tsx'

type Line = {
  name: string
  colorName: string
  picture: PictureShape
  size: number | null
  /** The name under which the measurements are saved, if there is one. */
  profileName?: string | null
  measurements: Record<string, number> | null
  quantity: number
}

/** A line in a row: picture, name, description; `end` is on the other side. */
export function LineRow(props: { line: Line; note?: ReactNode; end?: ReactNode }) {
  const { line, note, end } = props
  const { t } = useWords()
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-3.5 leading-tight">
      <Picture picture={line.picture} sizes="72px" />
      <div className="grid gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display text-[1.25rem] leading-display">{line.name}</span>
          {end}
        </span>
        <span className="text-small text-ink-2">{lineText(line, t)}</span>
        {note && <div className="text-small text-ink-2">{note}</div>}
      </div>
    </div>
  )
}

/** 'Mocha, made to measure' or 'Black, size 56'. */
export function lineText(
  { colorName, size, measurements, profileName, quantity }: Omit<Line, 'name' | 'picture'>,
  t: Words['t'],
): string {
  const parts = [
    colorName,
    measurements
      ? profileName
        ? t('line_measured_for', { name: profileName })
        : t('line_measured')
      : size !== null && t('line_size', { size }),
    quantity > 1 && t('line_count', { count: quantity }),
  ]
  return parts.filter(Boolean).join(t('list_separator'))
}
