import { maxVideoSeconds } from '@rimal/contract/limits'
import { useId } from 'react'
import { useWords } from '../../words.tsx'
import { Icon } from '../icon.tsx'
import css from './picture-grid.module.css'

/** Safari turns the HEIC of an iPhone into JPEG where a page accepts no HEIC. */
const pictureTypes = 'image/jpeg,image/png,image/webp'
const videoTypes = 'video/mp4,video/quicktime,video/webm'

type Props = {
  order: number
  isSingle: boolean
  takesVideos: boolean
  onAdd: (files: File[]) => void
}

/** The last tile: it opens the files of the device, or its camera. */
export function AddTile({ order, isSingle, takesVideos, onAdd }: Props) {
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
        {takesVideos ? (
          <span className={css.micro}>{t('pictures_videos_too', { max: maxVideoSeconds })}</span>
        ) : null}
        <input
          id={id}
          type="file"
          className={css.file}
          accept={takesVideos ? `${pictureTypes},${videoTypes}` : pictureTypes}
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
