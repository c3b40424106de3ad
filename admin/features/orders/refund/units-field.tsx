import { NativeSelect } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { isolate } from '../../../ui/isolate.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useWords } from '../../../words.tsx'
import css from './refund.module.css'

type Props = {
  line: StaffOrder['lines'][number]
  /** How many can be chosen. */
  units: number
  value: number
  onChange: (units: number) => void
}

const pictureWidth = 36

/** Chooses how many units of an order line are meant. */
export function UnitsField({ line, units, value, onChange }: Props) {
  const { t } = useWords()
  const { name, colorName, size, picture } = line
  const facts = [name, colorName, size === null ? '' : t('order_size', { size })].filter(Boolean)
  return (
    <div className={css.line}>
      <Picture picture={picture} width={pictureWidth} />
      <NativeSelect
        label={t('refund_units_of', { name: isolate(facts.join(' · ')), units })}
        value={String(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        data={Array.from({ length: units + 1 }, (_, count) => ({
          value: String(count),
          label: count === 0 ? t('refund_no_units') : String(count),
        }))}
      />
    </div>
  )
}
