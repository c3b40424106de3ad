import type { SavedAddress } from '@rimal/contract/account'
import type { Address } from '@rimal/contract/addresses'
import type { CheckoutDraft } from '@rimal/contract/checkout'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api.ts'
import { isLoggedIn } from '../../session/login-hint.ts'
import { type Change, detailsOf, type Filled } from './draft/filled.ts'
import { fetchKnown, withKnown } from './draft/known-customer.ts'

export type AddressBook = {
  /** The default one first. */
  list: SavedAddress[]
  /** Adds one to her book; where that fails, her order goes on all the same. */
  keep: (address: Address) => Promise<void>
}

/**
 * What the shop knows of a customer stands there already; what she wrote here stays. Null for a guest,
 * and as long as her book is not here.
 */
export function useMyAddresses(input: {
  ready: boolean
  filled: Filled | null
  change: (part: Change) => void
  save: (draft: CheckoutDraft) => Promise<unknown>
}): AddressBook | null {
  const { ready, filled, change, save } = input
  const [list, setList] = useState<SavedAddress[] | null>(null)
  const latest = useRef(filled)
  useEffect(() => void (latest.current = filled))
  useEffect(() => {
    if (!ready || !isLoggedIn()) return
    void fetchKnown().then((known) => {
      setList(known.addresses)
      const typed = latest.current
      if (!typed) return
      const next = withKnown(typed, known)
      change((now) => withKnown(now, known))
      // Ways of delivery, and what they cost, belong to the address.
      if (next.address !== typed.address) void save({ address: detailsOf(next).address })
    })
  }, [ready, change, save])

  async function keep(address: Address): Promise<void> {
    const reply = await call('POST address/save-address', { body: { address } }).catch(() => null)
    if (reply?.result) setList(reply.result)
  }
  return list && { list, keep }
}
