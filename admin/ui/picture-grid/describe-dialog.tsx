import { Button, NativeSelect } from '@mantine/core'
import { videoAddress } from '@rimal/contract/pictures'
import { maxAltText } from '@rimal/contract/limits'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../queries.ts'
import { useShop } from '../../use-shop.ts'
import { useWords } from '../../words.tsx'
import { Dialog } from '../dialog.tsx'
import { TextInBoth } from '../form/text-in-both.tsx'
import { Notice } from '../notice.tsx'
import ui from '../ui.module.css'
import { useChange } from '../use-change.ts'
import { FocalPoint } from './focal-point.tsx'
import { type GridPicture, isView, views } from './grid-picture.ts'
import css from './picture-grid.module.css'

type Props = {
  /** Null while nothing is described. */
  picture: GridPicture | null
  /** Whether the picture says what it shows. */
  hasView: boolean
  onSaved: (picture: GridPicture) => void
  onClose: () => void
}

/** Sets the description and the focal point of a picture; they are saved at once, wherever the picture is shown. */
export function DescribeDialog({ picture, ...rest }: Props) {
  const { t } = useWords()
  return (
    <Dialog
      title={t('pictures_describe_title')}
      isOpen={picture !== null}
      onClose={() => rest.onClose()}
    >
      {picture ? <DescribeForm key={picture.id} picture={picture} {...rest} /> : null}
    </Dialog>
  )
}

/** The video that plays in the place of a picture, to be looked at. */
function VideoOfPicture({ picture }: { picture: GridPicture }) {
  const { t } = useWords()
  const shop = useShop()
  const [format] = picture.videos ?? []
  if (!format || !shop) return null
  return (
    <video
      className={css.playing}
      src={videoAddress(shop.imageBase, picture, format)}
      aria-label={t('pictures_video_show')}
      controls
      muted
      playsInline
      preload="metadata"
    />
  )
}

function DescribeForm({ picture, hasView, onSaved, onClose }: Props & { picture: GridPicture }) {
  const { t } = useWords()
  const send = useSend()
  const [alt, setAlt] = useState(picture.alt)
  const [point, setPoint] = useState({ x: picture.focusX, y: picture.focusY })
  const [view, setView] = useState(picture.view)
  const { run, isBusy, error, fields } = useChange(async () => {
    const body = { id: picture.id, alt, focusX: point.x, focusY: point.y }
    const saved = await send('POST staff/describe-picture', { body })
    onSaved({ ...saved, view })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form of the page is an ancestor in React's tree, though not in the document.
    event.stopPropagation()
    void run()
  }
  return (
    <form onSubmit={submit} className={ui.form}>
      <Notice error={error} />
      <FocalPoint picture={picture} point={point} onChange={setPoint} />
      <VideoOfPicture picture={picture} />
      {hasView ? (
        <NativeSelect
          label={t('pictures_view')}
          value={view}
          onChange={(event) => setView(event.currentTarget.value)}
          data={[
            ...(isView(view) ? [] : [{ value: view, label: view }]),
            ...views.map((one) => ({ value: one, label: t(`pictures_view_${one}`) })),
          ]}
        />
      ) : null}
      <TextInBoth
        label={t('pictures_alt')}
        value={alt}
        onChange={setAlt}
        maxLength={maxAltText}
        isMultiline
        whenMissing={t('pictures_alt_missing')}
        errors={{ en: fields['alt.en'], ar: fields['alt.ar'] }}
      />
      <Button type="submit" loading={isBusy}>
        {t('form_save')}
      </Button>
    </form>
  )
}
