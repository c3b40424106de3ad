import { useId } from 'react'
import { useWords } from '../../words.tsx'
import { Icon } from '../icon.tsx'
import css from './picture-grid.module.css'

/** Safari turns the HEIC of an iPhone into JPEG where a page accepts no HEIC. */
const accepted = 'image/jpeg,image/png,image/webp'

type Props = { order: number; isSingle: boolean; onAdd: (files: File[]) => void }

/** The last tile: it opens the files of the device, or its camera. */
export function AddTile({ order, isSingle, onAdd }: Props) {
  const { t } = useWords()
  const id = useId()
  return (
    <li className={css.tile} style={{ order }}>
      <label className={css.add} htmlFor={id}>
        <Icon name="plus" />
        <span className={css.onWideScreen}>
          {t(isSingle ? 'pictures_drop_one' : 'pictures_drop')}
        </span>
        <span className={css.onPhone}>{t('pictures_take')}</span>
        <input
          id={id}
          type="file"
          className={css.file}
          accept={accepted}
          multiple={!isSingle}
          onChange={(event) => {
            const { files } = event.currentTarget
            onAdd([...(files ?? [])])
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </label>
    </li>
  )
}
