import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import { Picture } from '../../ui/picture.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useWords } from '../../words.tsx'
import css from './returns.module.css'

type Line = StaffReturnPage['lines'][number]

/** The items of a return with their pictures, what is wanted instead, and how they were found. */
export function ReturnLines({ found: { lines } }: { found: StaffReturnPage }) {
  return (
    <ul>
      {lines.map((line) => (
        <ReturnLine key={line.lineId} line={line} />
      ))}
    </ul>
  )
}

function ReturnLine({ line }: { line: Line }) {
  const { t } = useWords()
  const { picture, name, quantity, wanted, condition } = line
  return (
    <li className={css.line}>
      <Picture picture={picture} width={72} />
      <div>
        <h3>
          {quantity} × <bdi>{name}</bdi>
        </h3>
        <LineFacts line={line} />
        {wanted ? (
          <p>{t('staff_return_wanted', { color: wanted.colorName, size: wanted.size })}</p>
        ) : null}
        {condition ? (
          <p>
            <StateMark kind={condition === 'sellable' ? 'done' : 'needs'}>
              {t(`staff_return_condition_${condition}`)}
            </StateMark>
          </p>
        ) : null}
      </div>
    </li>
  )
}

/** The colour of an item, and its size. */
export function LineFacts({ line: { colorName, size, madeToMeasure } }: { line: Line }) {
  const { t } = useWords()
  const kind = madeToMeasure
    ? t('staff_return_measured')
    : size === null
      ? ''
      : t('staff_return_size', { size })
  return <p>{[colorName, kind].filter(Boolean).join(' · ')}</p>
}
