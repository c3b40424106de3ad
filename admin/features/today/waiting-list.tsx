import { formatDay } from '@rimal/contract/dates'
import type { Waiting } from '@rimal/contract/staff/waiting'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { waitingPlaces } from '../../ui/waiting/waiting-places.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './today.module.css'
import { WorkRow } from './work-row.tsx'

type Props = {
  waiting: Waiting[] | undefined
  /** Whether something else on the page is to be done: the sentence that nothing waits is then left out. */
  isBusyElsewhere?: boolean
}

/** What waits, each with a link to its list; a sentence where nothing waits. */
export function WaitingList(props: Props) {
  const { can } = useSession()
  return can('stock.adjust') ? <WithLowStock {...props} /> : <Rows {...props} lowStock={0} />
}

/** The sizes that run low call nobody at once, so they are counted here and not by the bell. */
function WithLowStock(props: Props) {
  const { data } = useRead('GET staff/list-stock', { query: { state: 'low' } })
  return <Rows {...props} lowStock={data?.total.count} />
}

/** `lowStock` is undefined until it is known. */
function Rows({
  waiting,
  isBusyElsewhere = false,
  lowStock,
}: Props & { lowStock: number | undefined }) {
  const { t } = useWords()
  if (waiting?.length === 0 && lowStock === 0) {
    return isBusyElsewhere ? null : <p className={ui.lede}>{t('waiting_none')}</p>
  }
  return (
    <ul className={css.queues} aria-busy={!waiting}>
      {waiting?.map((work) => (
        <WaitingRow key={work.kind} work={work} />
      ))}
      {lowStock ? (
        <WorkRow
          count={lowStock}
          title={t('today_low_stock', { count: lowStock })}
          to="/stock?state=low"
        />
      ) : null}
    </ul>
  )
}

function WaitingRow({ work: { kind, count, nextDay } }: { work: Waiting }) {
  const { t, language } = useWords()
  const { to, isUrgent = false } = waitingPlaces[kind]
  const day = nextDay && formatDay(nextDay, language, { weekday: true })
  return (
    <WorkRow
      count={count}
      title={t(`today_${kind}`, { count })}
      to={to}
      isUrgent={isUrgent}
      {...(day ? { hint: t('today_next', { day }) } : {})}
    />
  )
}
