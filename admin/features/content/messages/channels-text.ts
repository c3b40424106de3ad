import type { MessageKindRow } from '@rimal/contract/staff/messages'
import type { Words } from '../../../words.tsx'

/** How a kind of message reaches its reader. */
export function channelsText({ channels, hasNotice }: MessageKindRow, { t }: Words): string {
  if (channels.length === 0) return t('messages_by_notice')
  const written = t(channels.includes('sms') ? 'messages_by_email_or_sms' : 'messages_by_email')
  return hasNotice ? `${written} ${t('messages_and_notice')}` : written
}
