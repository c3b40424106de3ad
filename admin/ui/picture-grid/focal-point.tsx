import type { StaffPicture } from '@rimal/contract/staff/pictures'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useWords } from '../../words.tsx'
import { PictureImage } from './picture-image.tsx'
import css from './picture-grid.module.css'

type Point = { x: number; y: number }
type Props = { picture: StaffPicture; point: Point; onChange: (point: Point) => void }

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The whole picture, on which a press or the arrow keys set the point that must stay visible. */
export function FocalPoint({ picture, point, onChange }: Props) {
  const { t } = useWords()
  const label = t('pictures_focus', { x: percent(point.x), y: percent(point.y) })

  function follow(event: PointerEvent<HTMLElement>) {
    if (event.buttons !== 1) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({ x: part((event.clientX - x) / width), y: part((event.clientY - y) / height) })
  }
  function step(event: KeyboardEvent) {
    const way = steps[event.key]
    if (!way || event.altKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    const length = event.shiftKey ? 0.1 : 0.02
    onChange({ x: part(point.x + way.x * length), y: part(point.y + way.y * length) })
  }

  return (
    <div className={css.focal}>
      {/* A picture is never mirrored: the point counts from the left in both languages. */}
      <button
        type="button"
        dir="ltr"
        className={css.focalFrame}
        aria-label={label}
        onPointerDown={follow}
        onPointerMove={follow}
        onKeyDown={step}
      >
        <PictureImage picture={picture} width={400} />
        <i
          className={css.focalRing}
          style={{ insetInlineStart: `${point.x * 100}%`, insetBlockStart: `${point.y * 100}%` }}
        />
      </button>
      <p className={css.micro}>{t('pictures_focus_help')}</p>
      <output className={css.micro}>{label}</output>
    </div>
  )
}

function part(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}

function percent(value: number): number {
  return Math.round(value * 100)
}
