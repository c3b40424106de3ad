import type { Order } from '@rimal/contract/orders'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { tryCall } from '../../api.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
import { parseText, storedValue } from '../../session/stored-value.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSendCode } from '../identity/code/use-send-code.ts'
import { isAlive, storeLoginDraft, loginDraft } from '../identity/login-draft.ts'

/** The token of the order whose guest asked for an account. */
const marked = storedValue<string | null>({
  area: 'session',
  key: 'rimal-save-details',
  version: 1,
  initial: null,
  parse: parseText,
})

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
    marked.set(token)
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
    if (!isLoggedIn || marked.get() !== token) return
    marked.clear()
    const saving =
      address.addressLineOne === ''
        ? Promise.resolve(null)
        : tryCall('POST address/save-address', { body: { address } })
    // The account and its orders are there in any case.
    void saving.then(() => setSaved(true))
  }, [isLoggedIn, token, address])
  return saved
}
