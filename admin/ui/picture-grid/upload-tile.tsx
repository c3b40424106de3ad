import { Button } from '@mantine/core'
import { intlLocale, type LanguageCode } from '@rimal/contract/language'
import { Refusal } from '../../call.ts'
import { type Words, useWords } from '../../words.tsx'
import css from './picture-grid.module.css'
import type { Upload } from './upload-queue.ts'
import { FileTooLarge } from './use-uploads.ts'
import { VideoUnread } from './video-unread.ts'

type Queue = { stop: (key: number) => void; retry: (key: number) => void }

/** The pictures on their way to the shop, in their places after those that are there. */
export function UploadTiles({
  uploads,
  queue,
  after,
}: {
  uploads: readonly Upload[]
  queue: Queue
  after: number
}) {
  return uploads.map((upload, index) => (
    <UploadTile
      key={upload.key}
      upload={upload}
      order={after + index}
      onStop={() => queue.stop(upload.key)}
      onRetry={() => queue.retry(upload.key)}
    />
  ))
}

type Props = { upload: Upload; order: number; onStop: () => void; onRetry: () => void }

/** A picture on its way to the shop, with how much of it has left. */
function UploadTile({ upload, order, onStop, onRetry }: Props) {
  const { t } = useWords()
  const hasFailed = upload.state === 'failed'
  return (
    <li className={css.tile} style={{ order }} data-failed={hasFailed || undefined}>
      <div className={css.frame}>
        {upload.isVideo ? (
          <video
            className={css.onTheWay}
            src={upload.preview}
            muted
            playsInline
            preload="metadata"
          />
        ) : (
          <img className={css.onTheWay} src={upload.preview} alt="" draggable={false} />
        )}
      </div>
      {hasFailed ? (
        <div className={css.failed} role="alert">
          <span>{sentenceOf(upload.error, t)}</span>
          <span className={css.acts}>
            <Button variant="subtle" onClick={onRetry}>
              {t('admin_try_again')}
            </Button>
            <Button variant="subtle" onClick={onStop}>
              {t('pictures_remove')}
            </Button>
          </span>
        </div>
      ) : (
        <Progress upload={upload} onStop={onStop} />
      )}
    </li>
  )
}

function Progress({ upload, onStop }: Pick<Props, 'upload' | 'onStop'>) {
  const { t, language } = useWords()
  const { sent, total } = upload
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0
  const name = nameOf(upload, t, percent)
  return (
    <div className={css.progress}>
      <span className={css.progressHead}>
        <span>{name}</span>
        <Button variant="subtle" onClick={onStop}>
          {t('pictures_stop')}
        </Button>
      </span>
      <progress value={sent} max={Math.max(1, total)} aria-label={name} />
      <span className={css.micro}>
        {t('pictures_sent', {
          sent: megabytes(sent, language),
          total: megabytes(total, language),
        })}
      </span>
    </div>
  )
}

function nameOf({ state, isVideo, sent }: Upload, t: Words['t'], percent: number): string {
  if (state === 'waiting') return t('pictures_waiting')
  // A video is converted before its first byte leaves.
  if (isVideo && sent === 0) return t('pictures_converting')
  return t('pictures_uploading', { percent })
}

function sentenceOf(error: unknown, t: Words['t']): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof FileTooLarge) {
    return t('pictures_too_heavy', { max: error.maxBytes / 1_000_000 })
  }
  if (error instanceof VideoUnread) return t('pictures_video_unread')
  return t('admin_no_answer')
}

function megabytes(bytes: number, language: LanguageCode): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(intlLocale(language), digits).format(bytes / 1_000_000)
}
