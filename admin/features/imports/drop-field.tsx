import { Button } from '@mantine/core'
import { maxImportBytes } from '@rimal/contract/staff/import-kinds'
import { useId } from 'react'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { useDroppedFiles } from '../../ui/picture-grid/use-dropped-files.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './imports.module.css'
import { type Sending, useUploadImport } from './use-upload-import.ts'

const megabytes = maxImportBytes / 1_000_000
const accepted =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Takes a file that is dropped, pasted or chosen, and sends it. */
export function DropField() {
  const { t } = useWords()
  const { send, stop, sending, error, isTooLarge } = useUploadImport()
  const take = ([file]: readonly File[]) => {
    if (file) void send(file)
  }
  const { isOver, handlers } = useDroppedFiles(take, sending === null)
  return (
    <>
      <Notice error={error} />
      {isTooLarge ? (
        <div className={ui.notice} role="alert">
          {t('import_too_large', { megabytes })}
        </div>
      ) : null}
      <div className={css.drop} data-over={isOver || undefined} {...handlers}>
        {sending ? <Progress sending={sending} onStop={stop} /> : <Choice onChoose={take} />}
      </div>
    </>
  )
}

function Choice({ onChoose }: { onChoose: (files: File[]) => void }) {
  const { t } = useWords()
  const id = useId()
  return (
    <label htmlFor={id} className={css.choice}>
      <span>{t('import_drop')}</span>
      <small>{t('import_drop_help', { megabytes })}</small>
      <input
        id={id}
        type="file"
        className={ui.hidden}
        accept={accepted}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])])
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}

function Progress({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const { t } = useWords()
  const { name, percent } = sending
  const label = t('import_sending', { name: isolate(name) })
  return (
    <div className={css.progress}>
      <span>{label}</span>
      <progress max={100} value={percent} aria-label={label}>
        {t('import_sent_part', { percent })}
      </progress>
      <Button variant="subtle" onClick={onStop}>
        {t('import_stop')}
      </Button>
    </div>
  )
}
