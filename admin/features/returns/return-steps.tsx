import { Button } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import { useState } from 'react'
import { useSession } from '../../session.ts'
import { isolate } from '../../ui/isolate.ts'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { mainStep, permissionOf, possibleSteps, type ReturnStep } from './possible-steps.ts'
import css from './returns.module.css'
import { StepDialog } from './step-dialog.tsx'
import { howOf } from './use-effect-of.ts'

/** The money of the return, and the steps that are possible from here as buttons. */
export function ReturnSteps({ found }: { found: StaffReturnPage }) {
  const { t } = useWords()
  const { can } = useSession()
  const [opened, setOpened] = useState<ReturnStep | null>(null)
  const { said, say } = useSaid()
  const possible = possibleSteps(found)
  const isOwners = useIsOwners(found)
  const mine = isOwners ? [] : possible.filter((step) => can(permissionOf(step)))
  const main = mainStep(mine)
  return (
    <div className={ui.form}>
      <Said said={said} />
      <Money found={found} />
      <WhyNone found={found} possible={possible} mine={mine} isOwners={isOwners} />
      <div className={css.steps}>
        {mine.map((step) => (
          <Button
            key={step}
            variant={step === main ? 'filled' : isAgainst(step) ? 'danger' : 'default'}
            onClick={() => setOpened(step)}
          >
            {t(`staff_return_step_${step}`)}
          </Button>
        ))}
      </div>
      {opened ? (
        <StepDialog
          key={opened}
          found={found}
          step={opened}
          onClose={() => setOpened(null)}
          onDone={(next) => {
            setOpened(null)
            const state = t(`staff_return_state_${next}`)
            say(t('staff_return_moved', { number: isolate(found.number), state }))
          }}
        />
      ) : null}
    </div>
  )
}

/** The refund that is planned or was made. */
function Money({ found: { refund, currency } }: { found: StaffReturnPage }) {
  const { t, language } = useWords()
  if (!refund) return null
  const amount = formatMoney(refund.amount, { currency, language })
  const how = t(`staff_return_how_${howOf(refund)}`)
  return <p>{t('staff_return_money', { amount, how })}</p>
}

function isAgainst(step: ReturnStep): boolean {
  return step === 'reject' || step === 'declined'
}

/** After an appeal the owner decides. */
function useIsOwners({ state }: StaffReturnPage): boolean {
  const { me } = useSession()
  return state === 'appealed' && me.role !== 'owner'
}

type NoneProps = {
  found: StaffReturnPage
  possible: readonly ReturnStep[]
  mine: readonly ReturnStep[]
  isOwners: boolean
}

/** Who has the next step, if it is not the person who reads this. */
function WhyNone({ found: { state }, possible, mine, isOwners }: NoneProps) {
  const { t } = useWords()
  if (isOwners) return <p>{t('staff_return_owner_decides')}</p>
  if (possible.length === 0) return <p>{t('staff_return_over')}</p>
  if (state === 'needs_info') return <p>{t('staff_return_waits')}</p>
  return mine.length === 0 ? <p>{t('staff_return_not_yours')}</p> : null
}
