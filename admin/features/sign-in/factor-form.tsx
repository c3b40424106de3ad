import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Refusal } from '../../call.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { onSubmit } from '../../ui/on-submit.ts'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { CodeField } from './code-field.tsx'
import css from './sign-in.module.css'

type Props = {
  /** Sends the code; a refusal is shown, and the field is emptied for the next code. */
  onCode: (code: string) => Promise<unknown>
  button: 'sign_in_button' | 'proof_button'
}

/** Asks for the second factor: six digits of the app, or a recovery code. */
export function FactorForm({ onCode, button }: Props) {
  const { t } = useWords()
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const { run, isBusy, error } = useChange(async (typed: string) => {
    await onCode(typed).catch((refusal: unknown) => {
      // The next code is another one; without an answer, the same code may still be right.
      if (!isRecovery && refusal instanceof Refusal) setCode('')
      throw refusal
    })
  })
  return (
    <form onSubmit={onSubmit(() => run(code))} className={css.form}>
      <Notice error={error} />
      {isRecovery ? (
        <RecoveryField value={code} onChange={setCode} />
      ) : (
        <CodeField
          label={t('sign_in_code')}
          value={code}
          onChange={setCode}
          onComplete={(complete) => void run(complete)}
          isWrong={error !== null}
          isFirst
        />
      )}
      <Button type="submit" loading={isBusy} fullWidth>
        {t(button)}
      </Button>
      <Button
        variant="subtle"
        onClick={() => {
          setCode('')
          setRecovery(!isRecovery)
        }}
      >
        {t(isRecovery ? 'sign_in_app' : 'sign_in_recovery')}
      </Button>
    </form>
  )
}

function RecoveryField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { t } = useWords()
  const field = useFirstFocus<HTMLInputElement>()
  return (
    <TextInput
      ref={field}
      label={t('sign_in_recovery_title')}
      description={t('sign_in_recovery_lede')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      required
    />
  )
}
