import { Button, Radio } from '@mantine/core'
import { formatDay } from '@rimal/contract/dates'
import type { LengthUnit } from '@rimal/contract/measure/measurements'
import type { JobCard } from '@rimal/contract/staff/production'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Refusal } from '../../call.ts'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Section } from '../../ui/page-head.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import css from './job-card.module.css'
import { ItemActs } from './item-acts.tsx'
import { JobSheet } from './job-sheet.tsx'
import { Said } from './said.tsx'

/** The job card of a production item, to be printed, with its steps and its history. */
export function JobCardPage() {
  const { line = '' } = useParams()
  const { data, error, refetch } = useRead('GET staff/get-production-item/{lineId}', {
    params: { lineId: line },
  })
  if (data && data.lineId === line) return <Card key={line} card={data} />
  if (error instanceof Refusal) return <p className={ui.empty}>{error.message}</p>
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

function Card({ card }: { card: JobCard }) {
  const { t } = useWords()
  const mayMove = useSession().can('orders.move')
  const [unit, setUnit] = useState<LengthUnit>(card.unit)
  const [said, setSaid] = useState('')
  return (
    <>
      <Head card={card} />
      <Said sentence={said} />
      <div className={css.page}>
        <section
          className={css.ground}
          aria-label={t('card_sheet', { number: isolate(card.orderNumber) })}
        >
          <JobSheet card={card} unit={unit} />
        </section>
        <div className={css.beside}>
          {card.measurements ? <UnitChoice unit={unit} onChange={setUnit} /> : null}
          {mayMove ? <ItemActs item={card} onDone={setSaid} /> : null}
          <Section title={t('card_history')}>
            <History card={card} />
          </Section>
        </div>
      </div>
    </>
  )
}

function Head({ card }: { card: JobCard }) {
  const { t } = useWords()
  const { orderNumber, productionItem } = card
  return (
    <header className={css.head}>
      <title>{`${t('sewing_card')} ${orderNumber}`}</title>
      <div>
        <span className={css.crumb}>
          <Link to="/production">{t('admin_production')}</Link> ·{' '}
          <Link to={`/orders/${orderNumber}`}>
            <bdi>{orderNumber}</bdi>
          </Link>
        </span>
        <h1>{t('sewing_card')}</h1>
        <p>
          <bdi>{productionItem}</bdi>
        </p>
      </div>
      <Button onClick={() => print()}>{t('card_print')}</Button>
    </header>
  )
}

type UnitProps = { unit: LengthUnit; onChange: (unit: LengthUnit) => void }

function UnitChoice({ unit, onChange }: UnitProps) {
  const { t } = useWords()
  return (
    <Radio.Group
      label={t('card_unit')}
      description={t('card_unit_of_customer')}
      value={unit}
      onChange={(next) => onChange(next as LengthUnit)}
    >
      <div className={css.units}>
        <Radio value="in" label={t('card_inches')} />
        <Radio value="cm" label={t('card_centimetres')} />
      </div>
    </Radio.Group>
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
