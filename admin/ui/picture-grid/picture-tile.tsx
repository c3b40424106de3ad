import { UnstyledButton } from '@mantine/core'
import { direction } from '@rimal/contract/language'
import { type KeyboardEvent, useId } from 'react'
import { useWords } from '../../words.tsx'
import { StateMark } from '../state-mark.tsx'
import { type GridPicture, isView, lacksOf, placeWhile, stepOf } from './grid-picture.ts'
import { PictureImage } from './picture-image.tsx'
import css from './picture-grid.module.css'
import { TileMenu } from './tile-menu.tsx'
import type { DragOrder } from '../order/use-drag-order.ts'

type Props = {
  picture: GridPicture
  /** The place of the picture, from 0, and how many there are. */
  index: number
  total: number
  isSingle: boolean
  canEdit: boolean
  order: DragOrder
  onMove: (from: number, to: number) => void
  onDescribe: () => void
  onRemove: () => void
}

/** One picture of a grid: it is dragged, moved with Alt and the arrow keys, and opened to be described. */
export function PictureTile(props: Props) {
  const { picture, index, total, isSingle, canEdit, order, onMove, onDescribe, onRemove } = props
  const { t } = useWords()
  const { drag } = order
  const caption = useId()
  const mayMove = canEdit && total > 1
  return (
    <li
      className={css.tile}
      style={{ order: drag ? placeWhile(drag, index) : index }}
      data-picture
      data-dragged={drag?.from === index || undefined}
    >
      <div className={css.frame} data-draggable={mayMove || undefined}>
        {canEdit ? (
          <OpenButton {...props} caption={caption} />
        ) : (
          <PictureImage picture={picture} width={200} />
        )}
        {index === 0 && !isSingle ? <span className={css.card}>{t('pictures_card')}</span> : null}
        {picture.videos?.length ? <span className={css.video}>{t('pictures_video')}</span> : null}
        {mayMove ? (
          <span
            className={css.grip}
            aria-hidden
            onPointerDown={(event) => order.begin(event, index)}
          />
        ) : null}
      </div>
      <div className={css.caption}>
        <div id={caption}>
          {isSingle ? null : (
            <span>{isView(picture.view) ? t(`pictures_view_${picture.view}`) : picture.view}</span>
          )}
          <Lacks picture={picture} />
        </div>
        {canEdit ? (
          <TileMenu
            index={index}
            total={total}
            onMove={(to) => onMove(index, to)}
            onDescribe={onDescribe}
            onRemove={onRemove}
          />
        ) : null}
      </div>
    </li>
  )
}

function OpenButton({
  picture,
  index,
  total,
  order,
  onMove,
  onDescribe,
  caption,
}: Props & { caption: string }) {
  const { t, language } = useWords()
  function move(event: KeyboardEvent) {
    const step = event.altKey ? stepOf(event.key, direction(language)) : 0
    if (step === 0) return
    // The browser would go back a page.
    event.preventDefault()
    const to = index + step
    if (to >= 0 && to < total) onMove(index, to)
  }
  return (
    <UnstyledButton
      className={css.open}
      aria-label={t('pictures_place', { place: index + 1, total })}
      aria-describedby={caption}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
      // A finger scrolls the page here; it drags at the grip.
      onPointerDown={(event) => {
        if (event.pointerType !== 'touch' && total > 1) order.begin(event, index)
      }}
      onKeyDown={move}
      onClick={(event) => {
        // A click by the keyboard is never the end of a drag.
        if (event.detail === 0 || !order.isEndOfDrag()) onDescribe()
      }}
    >
      <PictureImage picture={picture} width={200} />
    </UnstyledButton>
  )
}

/** Says which description is missing. */
function Lacks({ picture }: { picture: GridPicture }) {
  const { t } = useWords()
  const lacks = lacksOf(picture)
  const text = t(`pictures_lacks_${lacks}`)
  if (lacks === 'none') return <span className={css.micro}>{text}</span>
  return <StateMark kind="held">{text}</StateMark>
}
