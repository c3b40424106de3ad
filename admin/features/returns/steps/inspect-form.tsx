import { Button, Radio } from '@mantine/core'
import { type ReturnCondition, returnConditions } from '@rimal/contract/returns/return-states'
import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfReturns } from '../reads-of-returns.ts'
import { LineFacts } from '../return-lines.tsx'
import css from '../returns.module.css'
import type { StepProps } from './step-props.ts'

type Conditions = Partial<Record<string, ReturnCondition>>

/** How each item was found. Nothing is chosen beforehand, because it decides stock and money. */
export function InspectForm({ found, onDone }: StepProps) {
  const { t } = useWords()
  const { number: returnNumber, lines } = found
  const [conditions, setConditions] = useState<Conditions>({})
  const send = useSend(readsOfReturns)
  const { run, isBusy, error } = useChange(async () => {
    const inspected = lines.flatMap(({ lineId }) => {
      const condition = conditions[lineId]
      return condition ? [{ lineId, condition }] : []
    })
    const body = { returnNumber, lines: inspected }
    onDone((await send('POST staff/inspect-return', { body })).state)
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      {lines.map((line) => (
        <LineCondition
          key={line.lineId}
          line={line}
          value={conditions[line.lineId] ?? null}
          onChange={(condition) => setConditions({ ...conditions, [line.lineId]: condition })}
        />
      ))}
      <Button type="submit" loading={isBusy}>
        {t('staff_return_step_inspect')}
      </Button>
    </form>
  )
}

type LineProps = {
  line: StaffReturnPage['lines'][number]
  value: ReturnCondition | null
  onChange: (condition: ReturnCondition) => void
}

function LineCondition({ line, value, onChange }: LineProps) {
  const { t } = useWords()
  return (
    <div className={css.inspected}>
      <Radio.Group
        label={`${line.quantity} × ${line.name}`}
        value={value}
        onChange={(condition) => onChange(condition as ReturnCondition)}
        required
      >
        <LineFacts line={line} />
        <div className={css.choices}>
          {returnConditions.map((condition) => (
            <Radio
              key={condition}
              value={condition}
              label={t(`staff_return_condition_${condition}`)}
              required
            />
          ))}
        </div>
      </Radio.Group>
    </div>
  )
}
