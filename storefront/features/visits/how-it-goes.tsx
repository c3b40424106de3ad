import { useWords } from '../../i18n/words.tsx'

const steps = ['visit_step_ask', 'visit_step_contact', 'visit_step_come', 'visit_step_sew'] as const

export function HowItGoes() {
  const { t } = useWords()
  return (
    <div>
      <h2 className="mb-6 text-h2">{t('visit_how')}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-4">
            <span aria-hidden="true" className="font-num text-h3 leading-tight text-oud">
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <h3 className="border-t border-rule pt-6 pb-2 text-h3">{t('visit_costs')}</h3>
      <p className="max-w-[38rem] text-ink-2">{t('visit_costs_text')}</p>
    </div>
  )
}
