import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../words.tsx'
import ui from '../ui.module.css'
import { AddTile } from './add-tile.tsx'
import { DescribeDialog } from './describe-dialog.tsx'
import type { GridPicture } from './grid-picture.ts'
import css from './picture-grid.module.css'
import { PictureTile } from './picture-tile.tsx'
import { UploadTiles } from './upload-tile.tsx'
import { useDragOrder } from '../order/use-drag-order.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useGridChanges } from './use-grid-changes.ts'
import { useUploads } from './use-uploads.ts'

type Props = {
  label: string
  pictures: readonly GridPicture[]
  onChange: (pictures: GridPicture[]) => void
  /** Called when uploads begin, and when none is on its way any more. */
  onBusy?: (isBusy: boolean) => void
  canEdit: boolean
  /** There is one picture at most, without a view; another one replaces it. */
  isSingle?: boolean
  /** Videos may be added as well. */
  takesVideos?: boolean
}

/**
 * The pictures of something, in their order: uploaded by choosing, dropping or pasting files, ordered by dragging, by
 * keys or by the menu of each, and described. What a change makes of the list is handed to `onChange`.
 */
export function PictureGrid({
  label,
  pictures,
  onChange,
  onBusy,
  canEdit,
  isSingle = false,
  takesVideos = false,
}: Props) {
  const [described, setDescribed] = useState<string | null>(null)
  const { said, ...changes } = useGridChanges({ pictures, onChange, isSingle })
  const { uploads, queue, isBusy } = useUploads(changes.add, takesVideos)
  const list = useRef<HTMLUListElement>(null)
  const order = useDragOrder(() => list.current?.querySelectorAll('[data-picture]'), changes.move)
  const add = (files: File[]) => queue.add(isSingle ? files.slice(0, 1) : files)
  const dropped = useDroppedFiles(add, canEdit)
  useBusy(isBusy, onBusy)
  const total = pictures.length
  const isFull = isSingle && (total > 0 || uploads.length > 0)
  const remove = (id: string) => {
    changes.remove(id)
    list.current?.focus()
  }
  return (
    <>
      <fieldset className={css.grid} aria-label={label} {...dropped.handlers}>
        <Heading label={label} hasOrder={canEdit && total > 1} />
        <ul
          className={css.tiles}
          ref={list}
          tabIndex={-1}
          data-single={isSingle || undefined}
          data-over={dropped.isOver || undefined}
          data-dragging={order.drag !== null || undefined}
        >
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              {...{ picture, index, total, isSingle, canEdit, order }}
              onMove={changes.move}
              onDescribe={() => setDescribed(picture.id)}
              onRemove={() => remove(picture.id)}
            />
          ))}
          <UploadTiles uploads={uploads} queue={queue} after={total} />
          {canEdit && !isFull ? (
            <AddTile {...{ isSingle, takesVideos }} order={total + uploads.length} onAdd={add} />
          ) : null}
        </ul>
        <output className={ui.hidden}>{said}</output>
      </fieldset>
      <DescribeDialog
        picture={pictures.find(({ id }) => id === described) ?? null}
        hasView={!isSingle}
        onSaved={changes.replace}
        onClose={() => setDescribed(null)}
      />
    </>
  )
}

function Heading({ label, hasOrder }: { label: string; hasOrder: boolean }) {
  const { t } = useWords()
  return (
    <p className={css.label}>
      <span>{label}</span>
      {hasOrder ? <span className={css.micro}>{t('pictures_order_help')}</span> : null}
    </p>
  )
}

/** Reports changes of `isBusy`; a grid that leaves the page is not busy. */
function useBusy(isBusy: boolean, onBusy: ((isBusy: boolean) => void) | undefined) {
  const report = useRef(onBusy)
  useEffect(() => {
    report.current = onBusy
  })
  useEffect(() => {
    if (!isBusy) return
    report.current?.(true)
    return () => report.current?.(false)
  }, [isBusy])
}
