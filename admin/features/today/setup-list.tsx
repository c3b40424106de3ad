import { intlLocale } from '@rimal/contract/language'
import type { Setup, SetupStep } from '@rimal/contract/staff/setup'
import type { SettingGroup } from '@rimal/contract/staff/setting-groups'
import { settingKey } from '@rimal/contract/staff/setting-keys'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { Section } from '../../ui/page-head.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import ui from '../../ui/ui.module.css'
import { type Words, useWords } from '../../words.tsx'
import css from './setup-list.module.css'

const settingsOf = (group: SettingGroup) => `/settings/${group}`

/** Where each step is usually done. */
const places: Record<SetupStep, string> = {
  contact: settingsOf('shop'),
  country: settingsOf('money'),
  delivery: settingsOf('delivery'),
  payment: settingsOf('payment'),
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

/** Where the step is done, given what it lacks. */
function placeOf({ step, missing }: Setup[number]): string {
  if (missing.includes('provider')) return '/settings/connections'
  return missing.length === 1 && missing[0] === 'timeZone' ? settingsOf('calendar') : places[step]
}

/** What the step is for, or what it lacks where that is known. */
function hintOf({ step, missing }: Setup[number], { t, language }: Words): string {
  if (missing.includes('provider')) return t('setup_missing_provider')
  if (missing.includes('cashOnDelivery')) return t('setup_missing_cash')
  if (missing.includes('cashOnDelivery.countries')) return t('setup_missing_cash_countries')
  const hint = step === 'payment' ? '' : t(`setup_${step}_hint`)
  const parts = missing.flatMap((part) => {
    const key = settingKey(part)
    return key ? [t(key)] : []
  })
  if (parts.length === 0) return hint
  const list = new Intl.ListFormat(intlLocale(language), { type: 'conjunction' })
  return `${hint} ${t('setup_missing', { parts: list.format(parts) })}`
}

function Step({ isNext, ...one }: Setup[number] & { isNext: boolean }) {
  const words = useWords()
  const { t } = words
  const { step, isDone } = one
  return (
    <li className={css.step} data-done={isDone} aria-current={isNext ? 'step' : undefined}>
      <div>
        <Link to={placeOf(one)}>{t(`setup_${step}`)}</Link>
        {isDone ? null : <p className={css.hint}>{hintOf(one, words)}</p>}
      </div>
      <StateMark kind={isDone ? 'done' : 'waits'}>
        {t(isDone ? 'setup_done' : 'setup_open')}
      </StateMark>
    </li>
  )
}
