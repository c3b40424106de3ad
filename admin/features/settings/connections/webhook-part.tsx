import { TextInput } from '@mantine/core'
import type { Connection } from '@rimal/contract/staff/connections'
import { Section } from '../../../ui/page-head.tsx'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import css from './connections.module.css'
import { CopyButton } from './copy-button.tsx'

type Props = { name: Connection['name']; webhook: NonNullable<Connection['webhook']> }

/** The address for the provider's events, and when the last one came. */
export function WebhookPart({ name, webhook: { address, lastAt } }: Props) {
  const { t } = useWords()
  const time = useTime()
  // Tap and Tamara get the address with each payment.
  const own = name === 'stripe' || name === 'tabby' ? name : 'given'
  return (
    <Section title={t('connection_webhook')}>
      <p className={css.help}>{t(`connection_webhook_${own}`)}</p>
      <div className={css.secret}>
        <TextInput label={t('connection_webhook_address')} value={address} dir="ltr" readOnly />
        <div className={css.acts}>
          <CopyButton text={address} />
        </div>
      </div>
      <p className={css.last}>
        {lastAt
          ? t('connection_webhook_last', { when: time(lastAt) })
          : t('connection_webhook_never')}
      </p>
    </Section>
  )
}
