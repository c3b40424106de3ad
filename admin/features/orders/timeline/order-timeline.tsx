import type { TimelineEntry } from '@rimal/contract/staff/order-timeline'
import { type TimelineKind, timelineKinds } from '@rimal/contract/staff/timeline-kinds'
import { NativeSelect } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import { maySee } from '@rimal/contract/personal-data'
import { useState } from 'react'
import { useRead } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { Broken } from '../../../ui/broken.tsx'
import { Micro } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import { useTime } from '../../../ui/use-time.ts'
import { type Words, useWords } from '../../../words.tsx'
import { kindName } from '../../failed-messages/kind-name.ts'
import { OrderMessages } from '../order-messages.tsx'
import css from './order-timeline.module.css'
import { reasonWord } from './reason-words.ts'

type Shown = TimelineKind | 'all'

/** What happened to an order, the newest first: steps, money, messages, notes and prints in one stream. */
export function OrderTimeline({ number }: { number: string }) {
  const { t } = useWords()
  const [shown, setShown] = useState<Shown>('all')
  const { data, error, refetch } = useRead('GET staff/get-order-timeline/{orderNumber}', {
    params: { orderNumber: number },
  })
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  const entries = data?.filter(({ kind }) => shown === 'all' || kind === shown)
  return (
    <>
      <NativeSelect
        label={t('timeline_filter')}
        value={shown}
        onChange={(event) => setShown(event.currentTarget.value as Shown)}
        data={[
          { value: 'all', label: t('timeline_all') },
          ...timelineKinds.map((kind) => ({ value: kind, label: t(`timeline_${kind}`) })),
        ]}
      />
      {shown === 'message' ? <OrderMessages number={number} /> : <Entries entries={entries} />}
    </>
  )
}

function Entries({ entries }: { entries: TimelineEntry[] | undefined }) {
  const { t } = useWords()
  if (entries?.length === 0) return <p className={ui.lede}>{t('timeline_empty')}</p>
  return (
    <ol className={css.timeline} aria-busy={!entries}>
      {entries?.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const words = useWords()
  const time = useTime()
  const { kind, at, by, text, reason } = entry
  const { t } = words
  const { role } = useSession().me
  const isHidden = kind === 'note' && !maySee(role, 'name')
  const title = titleOf(entry, words)
  const why = reason === null ? null : reasonWord(reason)
  return (
    <li data-kind={kind}>
      {title ? <p>{title}</p> : null}
      {why ? <p>{t(why)}</p> : null}
      {isHidden ? <p>{t('timeline_text_hidden')}</p> : null}
      {text ? (
        <p className={css.text} dir="auto">
          {text}
        </p>
      ) : null}
      <Micro>
        <bdi>{by.name ?? t(`timeline_by_${by.who}`)}</bdi> · <time dateTime={at}>{time(at)}</time>
      </Micro>
    </li>
  )
}

function titleOf(entry: TimelineEntry, { t, language }: Words): string | null {
  const { kind, status, money, message, paper } = entry
  if (kind === 'note') return t('order_note')
  if (status) return t(`staff_order_${status}`)
  if (message) return t('timeline_message_sent', { name: kindName(message, language) })
  if (paper) return t(`timeline_paper_${paper}`)
  if (!money) return null
  const { event, amount, currency } = money
  return t(`timeline_money_${event}`, { amount: formatMoney(amount, { currency, language }) })
}
