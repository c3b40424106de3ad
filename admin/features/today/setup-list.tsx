import type { Setup, SetupStep } from '@rimal/contract/staff/setup'
import type { SettingGroup } from '@rimal/contract/staff/setting-groups'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { Section } from '../../ui/page-head.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './setup-list.module.css'

const settingsOf = (group: SettingGroup) => `/settings/${group}`

/** Where each step is done. */
const places: Record<SetupStep, string> = {
  contact: settingsOf('shop'),
  country: settingsOf('money'),
  delivery: settingsOf('delivery'),
  payment: '/settings/connections',
  type: '/catalogue?kind=types',
  product: '/products',
  published: '/products?view=draft',
  access: '/account',
}

/** Leads the owner of a shop that is not complete; a complete shop has no list. */
export function SetupList() {
  const { t } = useWords()
  const { data: steps } = useRead('GET staff/get-setup')
  const done = steps?.filter(({ isDone }) => isDone).length
  if (!steps || done === undefined || done === steps.length) return null
  const next = steps.find(({ isDone }) => !isDone)?.step
  return (
    <div className={css.setup}>
      <Section
        title={t('setup_title')}
        act={<span className={ui.micro}>{t('setup_progress', { done, count: steps.length })}</span>}
      >
        <ol className={css.steps}>
          {steps.map((one) => (
            <Step key={one.step} {...one} isNext={one.step === next} />
          ))}
        </ol>
      </Section>
    </div>
  )
}

function Step({ step, isDone, isNext }: Setup[number] & { isNext: boolean }) {
  const { t } = useWords()
  return (
    <li className={css.step} data-done={isDone} aria-current={isNext ? 'step' : undefined}>
      <div>
        <Link to={places[step]}>{t(`setup_${step}`)}</Link>
        {isDone ? null : <p className={css.hint}>{t(`setup_${step}_hint`)}</p>}
      </div>
      <StateMark kind={isDone ? 'done' : 'waits'}>
        {t(isDone ? 'setup_done' : 'setup_open')}
      </StateMark>
    </li>
  )
}
