import type { Address } from '@rimal/contract/addresses'
import { normaliseAddress } from '@rimal/contract/addresses'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { focusFirstError } from '../../../ui/field.tsx'
import { formatPhone, plainPhone } from '../../../ui/phone-field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { AddressFields } from '../../checkout/address/address-fields.tsx'
import { faultText } from '../../checkout/draft/check-filled.ts'
import { useFaults } from '../../checkout/draft/use-faults.ts'
import { checkSaved } from './check-saved.ts'
import { RecipientFields } from './recipient-fields.tsx'

/**
 * The recipient and the address of a delivery; the error of a field that the shop refuses appears under the field
 * until its value changes.
 */
export function AddressForm({ addressId, saved }: { addressId: string; saved: Address }) {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [address, setAddress] = useState(() => ({
    ...saved,
    phone: formatPhone(saved.phone),
    alternateNumber: formatPhone(saved.alternateNumber),
  }))
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const normalised = plain(address)
  const codes = checkSaved(normalised)
  const { codeOf, leave, showAll } = useFaults(codes)
  const change = (changed: Address) => {
    setRefused({})
    setAddress(changed)
  }
  const faultOf = (field: string) => {
    const code = codeOf(field) ?? refused[field]
    const phone = field === 'address.alternateNumber' ? address.alternateNumber : address.phone
    return code && faultText(words, { field, code, address: { ...address, phone } })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailed(null)
    if (Object.keys(codes).length > 0) {
      showAll()
      return focusFirstError(form.current)
    }
    setBusy(true)
    const body = { address: normalised, ...(addressId === 'new' ? {} : { addressId }) }
    const reply = await tryCall('POST address/save-address', { body })
    setBusy(false)
    if (reply?.result) {
      showToast(t('address_saved'))
      return navigate('/user-address')
    }
    setFailed(reply?.message ?? t('no_answer'))
    setRefused(reply?.fields ?? {})
    focusFirstError(form.current)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <RecipientFields address={address} onChange={change} faultOf={faultOf} onLeave={leave} />
      <AddressFields
        address={address}
        onChange={change}
        prefix="address"
        faultOf={faultOf}
        onLeave={leave}
        forShipment
      />
      {failed && <ErrorNote>{failed}</ErrorNote>}
      <Button type="submit" full busy={busy} className="mt-2">
        {t('address_save')}
      </Button>
    </form>
  )
}

function plain(address: Address): Address {
  return normaliseAddress({
    ...address,
    phone: plainPhone(address.phone),
    alternateNumber: plainPhone(address.alternateNumber),
  })
}
