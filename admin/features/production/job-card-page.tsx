import { Button } from '@mantine/core'
import { formatDay } from '@rimal/contract/dates'
import type { LengthUnit } from '@rimal/contract/measure/measurements'
import { maySee } from '@rimal/contract/personal-data'
import type { JobCard } from '@rimal/contract/staff/production'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { UnitChoice } from '../../ui/form/unit-choice.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Crumb, Section } from '../../ui/page-head.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import sheetCss from '../../ui/print/sheet.module.css'
import css from './job-card.module.css'
import { ItemActs } from './item-acts.tsx'
import { JobSheet } from './job-sheet.tsx'

/** The job card of a production item, to be printed, with its steps and its history. */
export function JobCardPage() {
  const { line = '' } = useParams()
  const card = useRead('GET staff/get-production-item/{lineId}', { params: { lineId: line } })
  return (
    <ReadOne read={card} isIt={({ lineId }) => lineId === line}>
      {(one) => <Card key={line} card={one} />}
    </ReadOne>
  )
}

function Card({ card }: { card: JobCard }) {
  const { t } = useWords()
  const { me, can } = useSession()
  const isWhole = card.measurements === null || maySee(me.role, 'measurements')
  const [unit, setUnit] = useState<LengthUnit>(card.unit)
  const { said, say } = useSaid()
  return (
    <>
      <Head card={card} isPrintable={isWhole} />
      <div className={css.said}>
        <Said said={said} />
      </div>
      <div className={css.page}>
        <section
          className={sheetCss.ground}
          aria-label={t('card_sheet', { number: isolate(card.orderNumber) })}
        >
          {isWhole ? <JobSheet card={card} unit={unit} /> : <p>{t('measurements_hidden')}</p>}
        </section>
        <div className={css.beside}>
          {card.measurements && isWhole ? (
            <UnitChoice value={unit} onChange={setUnit} help={t('card_unit_of_customer')} />
          ) : null}
          {can('orders.move') ? <ItemActs item={card} onDone={say} /> : null}
          <Section title={t('card_history')}>
            <History card={card} />
          </Section>
        </div>
      </div>
    </>
  )
}

function Head({ card, isPrintable }: { card: JobCard; isPrintable: boolean }) {
  const { t } = useWords()
  const { orderNumber, productionItem } = card
  return (
    <header className={`${ui.head} ${sheetCss.head}`}>
      <title>{`${t('sewing_card')} ${orderNumber}`}</title>
      <div>
        <Crumb>
          <Link to="/production">{t('admin_production')}</Link> ·{' '}
          <Link to={`/orders/${orderNumber}`}>
            <bdi>{orderNumber}</bdi>
          </Link>
        </Crumb>
        <h1>{t('sewing_card')}</h1>
        <p>
          <bdi>{productionItem}</bdi>
        </p>
      </div>
      {isPrintable ? <Button onClick={() => print()}>{t('card_print')}</Button> : null}
    </header>
  )
}

/** What happened to the item, the newest first. */
function History({ card: { events } }: { card: JobCard }) {
  const { t, language } = useWords()
  const time = useTime()
  return (
    <ol className={css.history}>
      {events.toReversed().map(({ state, dueOn, note, at }, place) => (
        <li key={events.length - place}>
          <span>
            {dueOn
              ? t('card_new_day', { day: formatDay(dueOn, language, { weekday: true }) })
              : t(`staff_stage_${state}`)}
          </span>
          <time dateTime={at}>{time(at)}</time>
          {note ? (
            <Micro>
              <bdi>{note}</bdi>
            </Micro>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
