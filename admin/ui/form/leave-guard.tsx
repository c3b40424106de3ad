import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useWords } from '../../words.tsx'
import { Dialog } from '../dialog.tsx'
import css from './form.module.css'

type Props = {
  isOn: boolean
  changes: number
  /** Files are on their way; leaving stops them. */
  isUploading?: boolean
  /** Whether everything was saved. */
  onSave: () => Promise<boolean>
}

/** Asks before a page with unsaved changes is left, by a link, by Back or with its tab. */
export function LeaveGuard({ isOn, changes, isUploading = false, onSave }: Props) {
  const { t } = useWords()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isOn) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
  const leave = () => blocker.proceed?.()
  const stay = () => blocker.reset?.()
  const saveAndLeave = async () => ((await onSave()) ? leave() : stay())
  return (
    <Dialog title={t('form_leave_title')} isOpen={blocker.state === 'blocked'} onClose={stay}>
      <div className={css.dialogText}>
        {changes > 0 ? <p>{t('form_unsaved', { count: changes })}</p> : null}
        {isUploading ? <p>{t('form_uploading')}</p> : null}
      </div>
      <div className={css.dialogActs}>
        {changes > 0 ? (
          <Button onClick={() => void saveAndLeave()} data-autofocus>
            {t('form_save_and_leave')}
          </Button>
        ) : null}
        <Button variant="default" onClick={leave}>
          {t('form_leave')}
        </Button>
        <Button variant="subtle" onClick={stay}>
          {t('form_stay')}
        </Button>
      </div>
    </Dialog>
  )
}
