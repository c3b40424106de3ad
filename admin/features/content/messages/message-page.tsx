import { textIn } from '@rimal/contract/language'
import { type MessageKindName, messageKindNames } from '@rimal/contract/staff/message-kinds'
import type { StaffMessage } from '@rimal/contract/staff/messages'
import { messageKindWords } from '@rimal/contract/words/admin/message-kinds'
import { Link, useParams } from 'react-router'
import { useRead } from '../../../queries.ts'
import { Crumb, PageHead } from '../../../ui/page-head.tsx'
import { ReadOne } from '../../../ui/read/read-one.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { channelsText } from './channels-text.ts'
import { FixedMessage } from './fixed-message.tsx'
import { MessageEditor } from './message-editor.tsx'

/** One kind of message: its texts in both languages, and how it looks. */
export function MessagePage() {
  const { t } = useWords()
  const { kind = '' } = useParams()
  return isKind(kind) ? (
    <Message key={kind} kind={kind} />
  ) : (
    <p className={ui.empty}>{t('messages_none')}</p>
  )
}

function Message({ kind }: { kind: MessageKindName }) {
  const words = useWords()
  const { t, language } = words
  const read = useRead('GET staff/get-message/{kind}', { params: { kind } })
  const { name, when } = messageKindWords[kind]
  const title = textIn(name, language)
  return (
    <ReadOne read={read} isIt={(message) => message.kind === kind}>
      {(message: StaffMessage) => (
        <>
          <Crumb>
            <Link to="/content/messages">{t('content_messages')}</Link>
          </Crumb>
          <PageHead title={title} lede={textIn(when, language)} />
          <p className={css.facts}>
            <span>{t(`messages_audience_${message.audience}`)}</span>
            <span>{channelsText(message, words)}</span>
            <span>{t(message.isAlways ? 'messages_always' : 'messages_as_preferred')}</span>
          </p>
          {message.isFixed ? (
            <FixedMessage message={message} />
          ) : (
            <MessageEditor
              message={message}
              read={async () => (await read.refetch()).data ?? message}
            />
          )}
        </>
      )}
    </ReadOne>
  )
}

function isKind(text: string): text is MessageKindName {
  return (messageKindNames as readonly string[]).includes(text)
}
