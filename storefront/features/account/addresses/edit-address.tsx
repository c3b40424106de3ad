import type { Address } from '@rimal/contract/addresses'
import { call } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useShop } from '../../../shop.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useResource } from '../../../ui/resource/use-resource.ts'
import { emptyAddress } from '../../checkout/draft/filled.ts'
import { myCountry } from '../../delivery/my-country.ts'
import { AddressForm } from './address-form.tsx'

/** One of the customer's addresses, or a new one. */
export function EditAddress({ addressId }: { addressId: string }) {
  const { t } = useWords()
  const { result: address, failed, load } = useAddress(addressId)
  return (
    <div className="grid max-w-[38rem] grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-h1">{t(addressId === 'new' ? 'address_new' : 'address_edit')}</h1>
      {failed && <ErrorNote onRetry={load}>{failed}</ErrorNote>}
      {!address && !failed && <Skeleton className="h-96" />}
      {address && <AddressForm addressId={addressId} saved={address} />}
      <p className="text-small">
        <TextLink to="/user-address">{t('addresses_back')}</TextLink>
      </p>
    </div>
  )
}

/** Reads the address that is being edited; a new address is filled with the contact data of the profile. */
function useAddress(addressId: string) {
  const { country } = useShop().delivery
  return useResource<Address>(`address ${addressId}`, async (signal) => {
    if (addressId !== 'new') {
      const params = { addressId }
      const reply = await call('GET address/get-address/{addressId}', { params, signal })
      return { ...reply, result: reply.result?.address }
    }
    const reply = await call('GET account/get-profile', { signal })
    const { name = '', email, phone } = reply.result ?? {}
    const blank = emptyAddress(myCountry() ?? country.code)
    return {
      ...reply,
      result: reply.result && { ...blank, name, email: email ?? '', phone: phone ?? '' },
    }
  })
}
