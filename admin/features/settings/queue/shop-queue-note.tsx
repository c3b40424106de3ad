import { useRead } from '../../../queries.ts'
import ui from '../../../ui/ui.module.css'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'

const everyMs = 10_000

/** Says that the queue before the whole shop is on, since when where load has switched it on, and how many wait. */
export function ShopQueueNote() {
  const { t } = useWords()
  const time = useTime()
  const { data } = useRead('GET staff/get-shop-queue', undefined, { everyMs })
  if (!data?.isOn) return null
  const { byLoad, inQueue } = data
  return (
    <div className={ui.done} data-neutral>
      {byLoad ? (
        <p>
          {t('settings_queue_by_load', {
            since: time(byLoad.since),
            until: time(byLoad.until),
            setting: t('settings_queue_byLoad'),
          })}
        </p>
      ) : (
        <p>{t('settings_queue_by_hand')}</p>
      )}
      <p>
        {t('product_queue_waiting', { count: inQueue.waiting })}
        {' · '}
        {t('product_queue_admitted', { count: inQueue.admitted })}
      </p>
    </div>
  )
}
