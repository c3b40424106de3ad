import { notificationTopics } from '@rimal/contract/notification-topics'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { useWords } from '../../words.tsx'
import css from './customers.module.css'
import { useDay } from './use-day.ts'

/** Whether a customer gets the newsletter, and on which channels each topic is wanted. */
export function CustomerConsents({ consents }: Pick<StaffCustomer, 'consents'>) {
  const { t } = useWords()
  const day = useDay()
  const { newsletterSince, notifications } = consents
  return (
    <dl className={css.list}>
      <dt>{t('customer_newsletter')}</dt>
      <dd>
        {newsletterSince
          ? t('customers_since', { day: day(newsletterSince) })
          : t('customer_newsletter_no')}
      </dd>
      {notificationTopics.map((topic) => {
        const channels = notifications
          .filter((choice) => choice.topic === topic && choice.wanted)
          .map(({ channel }) => t(`customer_channel_${channel}`))
        return (
          <Topic key={topic} name={t(`customer_topic_${topic}`)}>
            {channels.join(' · ') || t('customer_no_channel')}
          </Topic>
        )
      })}
    </dl>
  )
}

function Topic({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
