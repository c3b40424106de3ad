import type { Address } from '@rimal/contract/addresses'
import { normaliseAddress } from '@rimal/contract/addresses'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { formatPhone, plainPhone } from '../../../ui/phone/phone-field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
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
  const { t } = useWords()
  const { form, address, change, faultOf, leave } = useAddressForm(addressId, saved)
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RecipientFields address={address} onChange={change} faultOf={faultOf} onLeave={leave} />
      <AddressFields
        address={address}
        onChange={change}
        prefix="address"
        faultOf={faultOf}
        onLeave={leave}
        forShipment
      />
      {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
      <Button type="submit" full busy={form.busy} className="mt-2">
        {t('address_save')}
      </Button>
    </form>
  )
}

function useAddressForm(addressId: string, saved: Address) {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const [address, setAddress] = useState(() => ({
    ...saved,
    phone: formatPhone(saved.phone),
    alternateNumber: formatPhone(saved.alternateNumber),
  }))
  const normalised = plain(address)
  const codes = checkSaved(normalised)
  const { codeOf, leave, showAll } = useFaults(codes)
  const form = useSubmit({
    check() {
      if (Object.keys(codes).length > 0) showAll()
      return codes
    },
    async send() {
      const body = { address: normalised, ...(addressId === 'new' ? {} : { addressId }) }
      const reply = await tryCall('POST address/save-address', { body })
      if (!reply?.result) return { failure: reply?.message ?? '', faults: reply?.fields ?? {} }
      showToast(t('address_saved'))
      return navigate('/user-address')
    },
  })

  function change(changed: Address) {
    form.forgive()
    setAddress(changed)
  }

  function faultOf(field: string) {
    const code = codeOf(field) ?? form.faults[field]
    const phone = field === 'address.alternateNumber' ? address.alternateNumber : address.phone
    return code && faultText(words, { field, code, address: { ...address, phone } })
  }
  return { form, address, change, faultOf, leave }
}

function plain(address: Address): Address {
  return normaliseAddress({
    ...address,
    phone: plainPhone(address.phone),
    alternateNumber: plainPhone(address.alternateNumber),
  })
}
