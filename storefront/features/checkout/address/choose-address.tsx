import type { SavedAddress } from '@rimal/contract/account'
import { type ReactNode, useState } from 'react'
import { emptyAddress, type Filled } from '../draft/filled.ts'
import { findChosen } from '../draft/known-customer.ts'
import { MyAddresses } from './my-addresses.tsx'
import { SavedAddressCard } from './saved-address.tsx'

/** One of the saved addresses as a card, or the fields of an address, which are `children`. */
export function ChooseAddress(props: {
  addresses: SavedAddress[]
  filled: Filled
  /** A field of the address is wrong, so that the fields are needed. */
  isWrong: boolean
  onChoose: (part: Partial<Filled>) => void
  children: ReactNode
}) {
  const { addresses, filled, isWrong, onChoose, children } = props
  const chosen = findChosen(filled, addresses)
  const [folded, setFolded] = useState(chosen !== undefined)
  const isCard = folded && chosen !== undefined && !isWrong
  if (addresses.length === 0) return children
  return (
    <>
      {(addresses.length > 1 || !isCard) && (
        <MyAddresses
          addresses={addresses}
          filled={filled}
          onChoose={(part) => {
            setFolded(true)
            onChoose(part)
          }}
        />
      )}
      {isCard ? (
        <SavedAddressCard
          address={chosen.address}
          onChange={() => setFolded(false)}
          onAnother={() => {
            setFolded(false)
            onChoose({ address: emptyAddress(filled.address.country) })
          }}
        />
      ) : (
        children
      )}
    </>
  )
}
