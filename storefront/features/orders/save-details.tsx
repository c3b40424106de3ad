import type { Order } from '@rimal/contract/orders'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSendCode } from '../identity/code/use-send-code.ts'
import { isAlive, storeLoginDraft, loginDraft } from '../identity/login-draft.ts'

const key = 'rimal-save-details'

/** A guest gets an account by a code to the email of the order; its address is saved there afterwards. */
export function SaveDetails({ order }: { order: Pick<Order, 'token' | 'contact' | 'address'> }) {
  const { token, contact } = order
  const { t } = useWords()
  const navigate = useNavigate()
  const isLoggedIn = useLoginHint()
  const saved = useSaved(order, isLoggedIn)
  const { send, busy } = useSendCode('login')
  if (saved) return <Saved />
  if (isLoggedIn || !contact.email) return null

  async function start() {
    mark(token)
    storeLoginDraft({
      by: 'email',
      email: contact.email,
      byPassword: false,
      person: { name: contact.name, gender: '', birthDate: '' },
    })
    const { sent } = loginDraft()
    const isOnItsWay = sent?.contact === contact.email && sent.purpose === 'login' && isAlive(sent)
    if (isOnItsWay) storeLoginDraft({ changing: false })
    else {
      storeLoginDraft({ sent: null })
      // Where no code could be sent, the page of the login says why.
      await send(contact.email)
    }
    void navigate('/user-login', { state: { from: `/order/${token}` } })
  }
  return (
    <section className="grid gap-3 border-b border-rule py-6">
      <h2 className="font-text text-body leading-tight">{t('order_save_details')}</h2>
      <p className="text-small leading-tight text-ink-2">
        <Sentence
          text={t('order_save_details_text')}
          parts={{ email: <span className="ltr break-all">{contact.email}</span> }}
        />
      </p>
      <Button full busy={busy} onClick={() => void start()}>
        {t('order_save_details')}
      </Button>
    </section>
  )
}

function Saved() {
  const { t } = useWords()
  const link = (
    <TextLink key="link" to="/my-account">
      {t('order_in_account')}
    </TextLink>
  )
  return (
    <section className="grid grid-cols-[1.5rem_1fr] gap-4 border-b border-rule py-6 leading-tight">
      <Icon name="check" />
      <div className="grid gap-1">
        <h2 className="font-text text-body leading-tight">{t('order_details_saved')}</h2>
        <p className="text-small text-ink-2">
          <Sentence text={t('order_details_saved_text')} parts={{ link }} />
        </p>
      </div>
    </section>
  )
}

/** Says whether the guest has logged in since; the address of the order is then saved in the account. */
function useSaved(
  { token, address }: Pick<Order, 'token' | 'address'>,
  isLoggedIn: boolean,
): boolean {
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    if (!isLoggedIn || marked() !== token) return
    mark(null)
    const saving =
      address.addressLineOne === ''
        ? Promise.resolve()
        : call('POST address/save-address', { body: { address } })
    // The account and its orders are there in any case.
    saving.catch(() => {}).then(() => setSaved(true))
  }, [isLoggedIn, token, address])
  return saved
}

function marked(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function mark(token: string | null) {
  try {
    if (token === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, token)
  } catch {
    // A forbidden storage costs only the saved address.
  }
}
