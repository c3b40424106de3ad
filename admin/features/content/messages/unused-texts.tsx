import { Checkbox } from '@mantine/core'
import type { StaffMessage } from '@rimal/contract/staff/messages'
import { Section } from '../../../ui/page-head.tsx'
import { useWords } from '../../../words.tsx'
import contentCss from '../content.module.css'
import { fieldIn } from '../sides.ts'
import type { MessageEdit } from './message-form.ts'
import css from './messages.module.css'

type Props = { message: StaffMessage; form: MessageEdit }

/** Texts of the shop whose original has changed: they are shown, so that nothing is lost unnoticed. */
export function UnusedTexts({ message: { unused }, form }: Props) {
  const { t } = useWords()
  if (unused.length === 0) return null
  return (
    <Section title={t('message_unused')}>
      <p className={contentCss.hint}>{t('message_unused_lede')}</p>
      <ul className={css.unused}>
        {unused.map(({ slot, language, shipped, text }) => (
          <li key={`${language} ${slot} ${shipped}`}>
            <small>{t(`message_slot_${slot}`)}</small>
            <bdi {...fieldIn(language === 'arb' ? 'ar' : 'en')}>{text}</bdi>
          </li>
        ))}
      </ul>
      <Checkbox
        label={t('message_unused_drop')}
        checked={form.value['dropUnused'] === true}
        onChange={(event) => form.set('dropUnused', event.currentTarget.checked)}
      />
    </Section>
  )
}
