import {
  type Measurements,
  measurements,
  quartersToText,
} from '@rimal/contract/measure/measurements'
import { maySee } from '@rimal/contract/personal-data'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { useSession } from '../../session.ts'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './customers.module.css'
import { useDay } from './use-day.ts'

type Measured = StaffCustomer['profiles'][number]['measured'][number]

/** The measurements of each person that a customer orders for, with those that were valid before. */
export function CustomerMeasurements({ profiles }: Pick<StaffCustomer, 'profiles'>) {
  const { t } = useWords()
  const { me } = useSession()
  if (!maySee(me.role, 'measurements')) return <p className={ui.lede}>{t('measurements_hidden')}</p>
  if (profiles.length === 0) return <p className={ui.lede}>{t('customer_no_measurements')}</p>
  return profiles.map(({ profileId, name, measured: [newest, ...earlier] }) => (
    <div key={profileId} className={css.profile}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {newest ? <Figures measured={newest} before={earlier[0]} /> : null}
      {earlier.length > 0 ? (
        <details>
          <summary>{t('customer_earlier_measurements', { count: earlier.length })}</summary>
          {earlier.map((measured, index) => (
            <Figures key={measured.customSizeId} measured={measured} before={earlier[index + 1]} />
          ))}
        </details>
      ) : null}
    </div>
  ))
}

type FiguresProps = {
  measured: Measured
  /** The measurements that were valid before; what has changed since is marked. */
  before: Measured | undefined
}

function Figures({ measured: { source, measuredAt, measurements: now }, before }: FiguresProps) {
  const { t, language } = useWords()
  const day = useDay()
  const figures: Measurements = now
  const earlier: Measurements = before?.measurements ?? now
  const text = (quarters: number | undefined) =>
    quarters === undefined ? '–' : quartersToText(quarters, 'in', language)
  return (
    <>
      <Micro>{t(`customer_measured_${source}`, { day: day(measuredAt) })}</Micro>
      <dl className={css.figures}>
        {measurements.map(({ key }) => (
          <div key={key}>
            <dt>{t(`measurement_${key}`)}</dt>
            {figures[key] === earlier[key] ? (
              <dd>{text(figures[key])}</dd>
            ) : (
              <dd className={css.changed}>
                {text(figures[key])} <s>{text(earlier[key])}</s>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}
