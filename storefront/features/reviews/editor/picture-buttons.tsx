import type { Ref } from 'react'
import { answerOf } from '../../../api.ts'
import type { AppDevice, PictureSource } from '../../../device/device.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { Icon } from '../../../ui/icon.tsx'
import { attempt } from '../../../ui/toast.tsx'

/** In the app, a picture is taken or chosen with the camera and the photos of the phone. */
export function PictureButtons(props: {
  app: AppDevice
  space: number
  onChoose: (files: File[]) => void
  first: Ref<HTMLButtonElement>
}) {
  const { app, space, onChoose, first } = props
  const { t } = useWords()
  const { busy, run } = useAction()

  async function choose(source: PictureSource) {
    const files = await answerOf(app.choosePictures(source, space))
    return files ? onChoose(files) : { message: t('pictures_refused'), status: 403 }
  }
  const press = (source: PictureSource) =>
    void attempt('choose pictures', () => run(() => choose(source)))

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        kind="outline"
        ref={first}
        busy={busy}
        disabled={space === 0}
        onClick={() => press('camera')}
      >
        <Icon name="photo" />
        {t('picture_take')}
      </Button>
      <Button kind="outline" busy={busy} disabled={space === 0} onClick={() => press('photos')}>
        {t('picture_choose')}
      </Button>
    </div>
  )
}
