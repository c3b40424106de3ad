import { Button, TextInput } from '@mantine/core'
import { languagePath } from '@rimal/contract/language'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isRefusal, Refusal } from '../../call.ts'
import { useWords } from '../../words.tsx'
import { isolate } from '../isolate.ts'
import { Notice } from '../notice.tsx'
import { Said } from '../said/said.tsx'
import { useSaid } from '../said/use-said.ts'
import { Micro } from '../table.tsx'
import { useChange } from '../use-change.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import css from './page-address.module.css'

type Props = {
  /** The part of the path before the address, as it is shown. */
  before: string
  address: string
  /** What a press on the address opens, if that is not its path. */
  opens?: string
  canEdit: boolean
  /** Why the address cannot be changed now. */
  reason?: string | undefined
  /** Saves another address; `takeOver` takes one from the page that had it before. */
  onSave: (address: string, takeOver: boolean) => Promise<unknown>
}

/** The address of a page of the shop, and the way to change it. It stands inside forms, so it is none itself. */
export function PageAddress({ before, address, opens, canEdit, reason, onSave }: Props) {
  const { t, language } = useWords()
  const [isOpen, setOpen] = useState(false)
  const reasonId = useId()
  const { said, say } = useSaid()
  const isCancelled = useRef(false)
  const path = `${before}${address}`
  return (
    <div className={css.part}>
      <Micro>{t('page_address')}</Micro>
      <a href={languagePath(language, opens ?? path)} target="_blank" rel="noreferrer">
        <bdi dir="ltr">{path}</bdi>
      </a>
      <Said said={said} />
      {isOpen ? (
        <AddressField
          before={before}
          address={address}
          onSave={async (next, takeOver) => {
            await onSave(next, takeOver)
            setOpen(false)
            say(t('page_address_saved'))
          }}
          reason={reason}
          reasonId={reasonId}
          onCancel={() => {
            setOpen(false)
            isCancelled.current = true
          }}
        />
      ) : canEdit ? (
        <Button
          ref={(button) => {
            // The focus returns to where the field was opened.
            if (button && isCancelled.current) button.focus()
            isCancelled.current = false
          }}
          variant="default"
          aria-disabled={reason !== undefined}
          data-disabled={reason !== undefined || undefined}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onClick={() => (reason === undefined ? setOpen(true) : undefined)}
        >
          {t('page_address_change')}
        </Button>
      ) : null}
      {canEdit && reason !== undefined ? <small id={reasonId}>{reason}</small> : null}
    </div>
  )
}

type FieldProps = Pick<Props, 'before' | 'address' | 'reason' | 'onSave'> & {
  /** The element that shows the reason. */
  reasonId: string
  onCancel: () => void
}

function AddressField({ before, address, reason, reasonId, onSave, onCancel }: FieldProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState(address)
  const field = useFirstFocus<HTMLInputElement>()
  const { run, isBusy, error, clear } = useChange((takeOver: boolean) =>
    onSave(addressOf(typed), takeOver),
  )
  const isHeld = reason !== undefined
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around the field is not saved.
    event.preventDefault()
    if (!isHeld) void run(false)
  }
  const code = error instanceof Refusal ? error.fields['address'] : undefined
  const isElsewhere = isRefusal(error, 'address_leads_elsewhere')
  const wrong = isElsewhere || code === undefined ? undefined : wrongOf(code)
  return (
    <div className={css.field}>
      {wrong === undefined && !isElsewhere ? <Notice error={error} /> : null}
      <TextInput
        ref={field}
        label={t('page_address_new')}
        description={t('page_address_help')}
        error={wrong && t(wrong)}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          clear()
        }}
        onKeyDown={onKey}
      />
      {isElsewhere && code !== undefined ? (
        <p role="alert" className={css.warning}>
          {t('page_address_leads_to', { path: isolate(`${before}${code}`) })}
        </p>
      ) : null}
      <div className={css.acts}>
        <Button
          loading={isBusy}
          aria-disabled={isHeld}
          data-disabled={isHeld || undefined}
          aria-describedby={isHeld ? reasonId : undefined}
          onClick={() => (isHeld ? undefined : void run(isElsewhere))}
        >
          {t(isElsewhere ? 'page_address_take_over' : 'page_address_save')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('page_address_cancel')}
        </Button>
      </div>
    </div>
  )
}

function wrongOf(code: string) {
  return code === 'taken' ? 'page_address_taken' : 'page_address_malformed'
}

/** Turns what was typed into an address: lower case, with hyphens in place of spaces. */
function addressOf(typed: string): string {
  return typed.trim().toLowerCase().replaceAll(/\s+/g, '-')
}
