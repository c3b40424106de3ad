import type { Picture as PictureShape } from '@rimal/contract/shapes'
import type { ReactNode } from 'react'
import { useWords, type Words } from '../../i18n/words.tsx'
import { Picture } from '../../ui/picture.tsx'

type Piece = {
  name: string
  colorName: string
  picture: PictureShape
  size: number | null
  /** Whose measurements they are, where they are kept under a name. */
  profileName?: string | null
  measurements: Record<string, number> | null
  quantity: number
}

/** A piece in a row: picture, name, what it is; `end` stands on the other side. */
export function PieceRow(props: { piece: Piece; note?: ReactNode; end?: ReactNode }) {
  const { piece, note, end } = props
  const { t } = useWords()
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-3.5 leading-tight">
      <Picture picture={piece.picture} sizes="72px" />
      <div className="grid gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display text-[1.25rem] leading-display">{piece.name}</span>
          {end}
        </span>
        <span className="text-small text-ink-2">{pieceText(piece, t)}</span>
        {note && <div className="text-small text-ink-2">{note}</div>}
      </div>
    </div>
  )
}

/** 'Mocha, made to measure' or 'Black, size 56'. */
export function pieceText(
  { colorName, size, measurements, profileName, quantity }: Omit<Piece, 'name' | 'picture'>,
  t: Words['t'],
): string {
  const parts = [
    colorName,
    measurements
      ? profileName
        ? t('piece_measured_for', { name: profileName })
        : t('piece_measured')
      : size !== null && t('piece_size', { size }),
    quantity > 1 && t('piece_count', { count: quantity }),
  ]
  return parts.filter(Boolean).join(t('list_separator'))
}
