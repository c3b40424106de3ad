import type { SavedAddress } from '@rimal/contract/account'
import { maxAddresses } from '@rimal/contract/limits'
import { useId, useState } from 'react'
import { call, type Reply, tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { formatPhone } from '../../../ui/phone/phone-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { attempt, showToast } from '../../../ui/toast.tsx'
import { useResource } from '../../../ui/resource/use-resource.ts'
import { addressText } from '../../checkout/address/address-text.ts'
import { RemoveDialog } from './remove-dialog.tsx'

const askBook = (signal: AbortSignal) => call('GET address/list-addresses', { signal })

/** The customer's addresses; the answer to every change is the whole book. */
export function Book() {
  const { t } = useWords()
  const { result: book, show, failed, load } = useResource('addresses', askBook)
  const change = useChange(show)
  const [leaving, setLeaving] = useState<string | null>(null)

  return (
    <div className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-h1">{t('addresses_title')}</h1>
      {failed && <ErrorNote onRetry={load}>{failed}</ErrorNote>}
      {!book && !failed && <Skeleton className="h-60" />}
      {book?.length === 0 && (
        <div className="grid justify-items-start gap-4">
          <h2 className="text-h3">{t('addresses_none')}</h2>
          <p className="text-ink-2">{t('addresses_none_text')}</p>
          <ButtonLink to="/edit-address/new" kind="outline">
            {t('address_add')}
          </ButtonLink>
        </div>
      )}
      {book && book.length > 0 && (
        <>
          <ul>
            {book.map((saved) => (
              <Row
                key={saved.addressId}
                saved={saved}
                onDefault={() => void change.makeDefault(saved.addressId)}
                onRemove={() => setLeaving(saved.addressId)}
              />
            ))}
          </ul>
          {book.length < maxAddresses && (
            <ButtonLink to="/edit-address/new" kind="outline" className="justify-self-start">
              {t('address_add')}
            </ButtonLink>
          )}
          <p className="text-small text-ink-2">
            {t(book.length < maxAddresses ? 'addresses_max' : 'addresses_are_full', {
              max: maxAddresses,
            })}
          </p>
        </>
      )}
      <RemoveDialog
        address={book?.find(({ addressId }) => addressId === leaving)?.address}
        onKeep={() => setLeaving(null)}
        onRemove={async () => {
          if (leaving) await change.remove(leaving)
          setLeaving(null)
        }}
      />
    </div>
  )
}

function useChange(show: (book: SavedAddress[]) => void) {
  const { t } = useWords()
  const say = (reply: Reply<'POST address/remove-address'> | null, done: string) => {
    if (!reply?.result) return reply
    show(reply.result)
    return showToast(done)
  }
  return {
    makeDefault: (addressId: string) =>
      attempt(`default ${addressId}`, async () => {
        const body = { addressId }
        const reply = await tryCall('POST address/set-default-address', { body })
        return say(reply, t('address_is_default'))
      }),
    remove: (addressId: string) =>
      attempt(`remove ${addressId}`, async () => {
        const body = { addressId }
        const reply = await tryCall('POST address/remove-address', { body })
        return say(reply, t('address_removed'))
      }),
  }
}

function Row(props: { saved: SavedAddress; onDefault: () => void; onRemove: () => void }) {
  const { saved, onDefault, onRemove } = props
  const { addressId, address, isDefault } = saved
  const words = useWords()
  const { t } = words
  const id = useId()
  return (
    <li className="grid gap-3 border-t border-rule py-5">
      <div id={id} className="grid gap-1 leading-tight wrap-anywhere">
        <span className="text-small text-ink-2">
          {t(`address_type_${address.type}`)}
          {isDefault && `${t('list_separator')}${t('address_default')}`}
        </span>
        <span>{address.name}</span>
        <span className="text-ink-2">{addressText(address, words)}</span>
        <span className="ltr justify-self-start text-ink-2">{formatPhone(address.phone)}</span>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-3 text-small">
        <TextLink to={`/edit-address/${addressId}`} aria-describedby={id}>
          {t('checkout_edit')}
        </TextLink>
        {!isDefault && (
          <TextButton aria-describedby={id} onClick={onDefault}>
            {t('address_make_default')}
          </TextButton>
        )}
        <TextButton aria-describedby={id} onClick={onRemove}>
          {t('address_remove')}
        </TextButton>
      </div>
    </li>
  )
}
