import type { SentMessage } from '@rimal/contract/staff/messages'
import { isolate } from '../../ui/isolate.ts'
import type { Words } from '../../words.tsx'
import { kindName } from './kind-name.ts'

/** Names a message by its kind and its recipient, or by its channel where it has no recipient that is shown. */
export function messageName(
  { kind, recipient, channel }: SentMessage,
  { t, language }: Pick<Words, 't' | 'language'>,
): string {
  const name = kindName(kind, language)
  return recipient
    ? t('failed_messages_to', { kind: name, recipient: isolate(recipient) })
    : t('failed_messages_by', { kind: name, channel: t(`message_channel_${channel}`) })
}
