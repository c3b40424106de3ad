import { Radio } from '@mantine/core'
import { type LanguageCode, languages } from '@rimal/contract/language'
import type { MessageKindName } from '@rimal/contract/staff/message-kinds'
import type { MessageKindRow, MessagePreview, OwnTexts } from '@rimal/contract/staff/messages'
import { smsLength } from '@rimal/contract/text/sms-parts'
import { useState } from 'react'
import { nonce } from '../../../nonce.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/page-head.tsx'
import { useWords } from '../../../words.tsx'
import contentCss from '../content.module.css'
import { fieldIn, sideNames } from '../sides.ts'
import { documentOf } from './document-of.ts'
import css from './messages.module.css'
import { TestButton } from './test-button.tsx'
import { usePreview } from './use-preview.ts'

type Props = {
  kind: MessageKindName
  sample: number
  texts: OwnTexts
  channels: MessageKindRow['channels']
}

/** How the message looks with the texts as they are now, saved or not. */
export function Preview({ kind, sample, texts, channels }: Props) {
  const { t, language: own } = useWords()
  const [language, setLanguage] = useState<LanguageCode>(own)
  const tried = { kind, sample, language, texts }
  const { data, error } = usePreview(tried)
  return (
    <aside className={css.preview} aria-label={t('message_preview')}>
      <Radio.Group
        label={t('message_preview_language')}
        value={language}
        onChange={(value) => setLanguage(value as LanguageCode)}
      >
        <div className={contentCss.facts}>
          {languages.map(({ code }) => (
            <Radio key={code} value={code} label={t(sideNames[sideOf(code)])} />
          ))}
        </div>
      </Radio.Group>
      <p className={contentCss.hint}>{t('message_preview_example')}</p>
      <Notice error={data ? null : error} />
      {data ? <Shown data={data} language={language} channels={channels} /> : <p aria-busy />}
      {channels.includes('email') ? <TestButton tried={tried} /> : null}
    </aside>
  )
}

type ShownProps = Pick<Props, 'channels'> & { data: MessagePreview; language: LanguageCode }

function Shown({ data, language, channels }: ShownProps) {
  const { t } = useWords()
  const { subject, html, sms, notice } = data
  const written = fieldIn(sideOf(language))
  const { units, room, parts } = smsLength(sms)
  return (
    <>
      {channels.includes('email') ? (
        <Section title={t('message_email')}>
          <p {...written} className={css.subject}>
            {subject}
          </p>
          {/* Neither scripts nor forms nor the session of this page are there for what is in the frame. */}
          <iframe
            className={css.frame}
            title={t('message_preview_of')}
            sandbox=""
            srcDoc={documentOf(html, nonce)}
          />
        </Section>
      ) : null}
      {channels.includes('sms') ? (
        <Section title={t('message_slot_sms')}>
          <p {...written} className={css.sms}>
            {sms}
          </p>
          <p className={contentCss.hint}>
            {t('message_sms_length', { units, room, count: parts })}
          </p>
        </Section>
      ) : null}
      {notice ? (
        <Section title={t('message_notice')}>
          <p {...written} className={css.subject}>
            {notice.title}
          </p>
          <p {...written} className={css.sms}>
            {notice.body}
          </p>
        </Section>
      ) : null}
    </>
  )
}

function sideOf(language: LanguageCode): 'en' | 'ar' {
  return language === 'arb' ? 'ar' : 'en'
}
