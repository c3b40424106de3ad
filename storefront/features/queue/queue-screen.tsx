import { formatMoment } from '@rimal/contract/dates'
import type { QueueState } from '@rimal/contract/queue/queue'
import type { ReactNode } from 'react'
import { useWords, type Words } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'

/** One message in the middle of an empty page; screen readers announce it when it changes, and no number. */
export function QueueScreen(props: {
  title: string
  text?: string
  busy?: boolean
  children?: ReactNode
}) {
  const { title, text, busy, children } = props
  return (
    <div className="wrap">
      <div className="mx-auto grid max-w-[34rem] justify-items-start gap-6 pt-12 lg:pt-24">
        <div aria-live="polite" className="grid w-full gap-3">
          <h1 className="text-h1">{title}</h1>
          {text && <p className="text-ink-2">{text}</p>}
          {busy && <span aria-hidden="true" className="running-line mt-2 block" />}
        </div>
        {children}
      </div>
    </div>
  )
}

export function OpeningScreen({ state }: { state: QueueState }) {
  const { t, language } = useWords()
  const { timeZone } = useShop()
  const moment = formatMoment(new Date(state.opensAt ?? 0), language, timeZone)
  return (
    <QueueScreen title={t('queue_opening', { moment })} text={t('queue_opening_text')} busy>
      <PlaceStays />
    </QueueScreen>
  )
}

const nearlySeconds = 60

type Waiting = { state: QueueState; name: string | undefined }

export function WaitingScreen({ state: { place, ahead, waitSeconds }, name }: Waiting) {
  const { t } = useWords()
  const isNearly = waitSeconds !== null && waitSeconds < nearlySeconds
  const minutes = Math.ceil((waitSeconds ?? 0) / 60)
  return (
    <QueueScreen
      title={t(isNearly ? 'queue_nearly' : 'queue_waiting')}
      text={name === undefined ? t('queue_shop_text') : t('queue_waiting_text', { name })}
      busy
    >
      {place === null ? (
        <p className="text-ink-2">{t('queue_numbering')}</p>
      ) : (
        <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-5 border-y border-rule py-5">
          <Figure label={t('queue_place')}>{place}</Figure>
          <Figure label={t('queue_ahead')}>{ahead}</Figure>
          <div className="col-span-2 grid gap-1 border-t border-rule pt-5">
            <dt className="text-small text-ink-2">{t('queue_wait')}</dt>
            <dd className="text-h3">{isNearly ? t('queue_seconds') : waitText(minutes, t)}</dd>
          </div>
        </dl>
      )}
      <PlaceStays />
    </QueueScreen>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="text-h1 tabular-nums">{children}</dd>
    </div>
  )
}

function PlaceStays() {
  const { t } = useWords()
  return <p className="text-small text-ink-2">{t('queue_stays')}</p>
}

/** An hour and a half or more is said in hours: nobody waits for 250 minutes. */
function waitText(minutes: number, t: Words['t']): string {
  return minutes < 90
    ? t('queue_minutes', { count: minutes })
    : t('queue_hours', { count: Math.round(minutes / 60) })
}
