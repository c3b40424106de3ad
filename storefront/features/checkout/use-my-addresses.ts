import type { SavedAddress } from '@rimal/contract/account'
import type { Address } from '@rimal/contract/addresses'
import type { CheckoutDraft } from '@rimal/contract/checkout'
import { useEffect, useRef, useState } from 'react'
import { tryCall } from '../../api.ts'
import { detailsOf, type Filled } from './draft/filled.ts'
import type { Known } from './draft/known-customer.ts'

export type AddressBook = {
  /** The default one first. */
  list: SavedAddress[]
  /** Adds an address to the customer's address book; the order continues even when that fails. */
  saveAddress: (address: Address) => Promise<void>
}

/**
 * The saved addresses of a customer. The one that was filled in by itself is sent to the shop, as delivery
 * methods and their prices belong to an address. Null for a guest, and where the shop did not answer.
 */
export function useMyAddresses(input: {
  known: Known | null
  filled: Filled | null
  save: (draft: CheckoutDraft) => Promise<unknown>
}): AddressBook | null {
  const { known, filled, save } = input
  const [saved, setSaved] = useState<SavedAddress[] | null>(null)
  const list = saved ?? known?.addresses ?? null
  const latest = useRef(filled)
  useEffect(() => void (latest.current = filled))
  useEffect(() => {
    const typed = latest.current
    const [first] = known?.addresses ?? []
    if (!typed || first?.address.addressLineOne !== typed.address.addressLineOne) return
    const { contact, address } = detailsOf(typed)
    void save({ contact, address })
  }, [known, save])

  async function saveAddress(address: Address): Promise<void> {
    const reply = await tryCall('POST address/save-address', { body: { address } })
    if (reply?.result) setSaved(reply.result)
  }
  return list && { list, saveAddress }
}
