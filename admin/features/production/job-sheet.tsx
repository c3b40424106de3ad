import { formatDay } from '@rimal/contract/dates'
import type { LanguageCode } from '@rimal/contract/language'
import { type LengthUnit, measurements, quartersToText } from '@rimal/contract/measure/measurements'
import { customerStages } from '@rimal/contract/production/production-stages'
import type { JobCard } from '@rimal/contract/staff/production'
import { adminProductionWords } from '@rimal/contract/words/admin/production'
import { measurementWords } from '@rimal/contract/words/measurements'
import { Picture } from '../../ui/picture.tsx'
import { useWords } from '../../words.tsx'
import { Barcode } from './barcode.tsx'
import { InBoth } from './in-both.tsx'
import sheetCss from '../../ui/print/sheet.module.css'
import css from './job-card.module.css'
import drawing from './measure-drawing.svg'

type Props = { card: JobCard; unit: LengthUnit }

/** The sheet of paper that goes with an item through the workshop: both languages, no price, no name. */
export function JobSheet({ card, unit }: Props) {
  const { orderNumber, line, lines, measurements: taken, size } = card
  return (
    <article className={`${sheetCss.sheet} ${css.sheet}`}>
      <header className={css.sheetHead}>
        <div>
          <p className={css.number}>
            <bdi dir="ltr">
              {orderNumber} · {line}/{lines}
            </bdi>
          </p>
          <p>
            <Kind size={size} isMeasured={taken !== null} />
          </p>
        </div>
        <Barcode text={orderNumber} />
      </header>
      <Garment card={card} />
      {taken ? (
        <div className={css.measures}>
          <img src={drawing} alt="" />
          <Figures taken={taken} unit={unit} />
        </div>
      ) : null}
      <Remark text={card.remarks} />
      <div className={css.initials}>
        {customerStages.map((stage) => (
          <p key={stage}>
            <InBoth text={adminProductionWords[`staff_stage_${stage}`]} />
          </p>
        ))}
      </div>
    </article>
  )
}

function Kind({ size, isMeasured }: { size: number | null; isMeasured: boolean }) {
  const { sewing_measured: measured, sewing_size: sized } = adminProductionWords
  if (isMeasured) return <InBoth text={measured} />
  const fill = (text: string) => text.replace('{size}', String(size))
  return <InBoth text={{ en: fill(sized.en), ar: fill(sized.ar) }} />
}

/** The garment with its picture, and the promised day in a frame. */
function Garment({ card }: { card: JobCard }) {
  const { picture, names, colorNames, quantity, dueOn } = card
  const day = (language: LanguageCode) => formatDay(dueOn, language, { weekday: true })
  return (
    <div className={css.garment}>
      <Picture picture={picture} width={90} />
      <div>
        <p className={css.name}>
          <InBoth text={names} />
        </p>
        <p>
          <InBoth text={colorNames} />
        </p>
        {quantity > 1 ? <p className={css.number}>{`× ${quantity}`}</p> : null}
      </div>
      <div className={css.promise}>
        <InBoth text={adminProductionWords.sewing_due} />
        <p className={css.day}>
          <InBoth text={{ en: day('en'), ar: day('arb') }} />
        </p>
      </div>
    </div>
  )
}

type FiguresProps = { taken: Record<string, number>; unit: LengthUnit }

function Figures({ taken, unit }: FiguresProps) {
  const { language } = useWords()
  return (
    <dl className={css.figures}>
      {measurements.map(({ key, number }) => {
        const quarters = taken[key]
        return (
          <div key={key}>
            <dt>
              <small>{number}</small>
              <InBoth text={measurementWords[`measurement_${key}`]} />
            </dt>
            <dd>{quarters === undefined ? '–' : quartersToText(quarters, unit, language)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function Remark({ text }: { text: string }) {
  if (!text) return null
  return (
    <div className={css.remark}>
      <InBoth text={adminProductionWords.card_remark} />
      <p dir="auto">{text}</p>
    </div>
  )
}
