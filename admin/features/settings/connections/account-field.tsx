import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ConnectionField, ConnectionName } from '@rimal/contract/staff/connections'
import { useState } from 'react'
import { isolate } from '../../../ui/isolate.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import { fieldText } from './connection-words.ts'
import css from './connections.module.css'
import { CopyButton } from './copy-button.tsx'

type Props = {
  connection: ConnectionName
  field: ConnectionField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A field of an account. */
export function AccountField(props: Props) {
  const { connection, field, value, error, onChange } = props
  const { t } = useWords()
  const text = fieldText(connection, field.name)
  if (!text) return null
  const common = { label: t(text.label), error, value, dir: 'ltr' }
  if (field.isSecret) return <SecretField {...props} />
  if (field.choices) {
    return (
      <NativeSelect
        {...common}
        description={t(text.help)}
        data={field.choices}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  }
  return (
    <TextInput
      {...common}
      description={t(text.help)}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** A secret is written and never read again; one that the merchant chooses can be generated. */
function SecretField({ connection, field, value, error, onChange }: Props) {
  const { t } = useWords()
  const [generated, setGenerated] = useState('')
  const text = fieldText(connection, field.name)
  const stored = useStoredSentence(field)
  const isGenerated = value !== '' && value === generated
  const canGenerate = connection === 'tabby' && field.name === 'webhookToken'
  const generate = () => {
    const token = newToken()
    setGenerated(token)
    onChange(token)
  }
  if (!text) return null
  return (
    <div className={css.secret}>
      <TextInput
        label={t(text.label)}
        description={[t(text.help), stored].filter(Boolean).join(' ')}
        error={error}
        value={value}
        dir="ltr"
        type={isGenerated ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {canGenerate ? (
        <div className={css.acts}>
          <Button variant="default" onClick={generate}>
            {t('connection_generate')}
          </Button>
          {isGenerated ? <CopyButton text={value} /> : null}
        </div>
      ) : null}
      <output>{isGenerated ? <p className={css.note}>{t('connection_copy_now')}</p> : null}</output>
    </div>
  )
}

/** Says that a secret is stored, who stored it and when. */
function useStoredSentence({ secret }: ConnectionField): string {
  const { t } = useWords()
  const time = useTime()
  if (!secret) return ''
  if (!secret.isReadable) return t('connection_secret_lost')
  const who = isolate(secret.setBy ?? t('connection_somebody'))
  const when = time(secret.setAt)
  return secret.ending === null
    ? t('connection_secret_set', { who, when })
    : t('connection_secret_set_ending', { who, when, ending: isolate(secret.ending) })
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
