import { useLocation, useParams } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useLoginHint } from '../../session/login-hint.ts'
import { Account } from './account.tsx'
import { Book } from './addresses/book.tsx'
import { EditAddress } from './addresses/edit-address.tsx'
import { DoorView } from './door-view.tsx'
import { doorOf } from './doors.ts'
import { MyCredit } from './my-credit.tsx'

export const handle: PageHandle = {
  head: ({ words, path, params }) => ({
    title: words.t(titleOf(path, params['addressId'])),
    noIndex: true,
  }),
}

/**
 * The customer's account, address book, one address and store credit: a customer who opens one of the four soon
 * opens the next.
 */
export function Component() {
  const { pathname } = useLocation()
  const { addressId } = useParams()
  if (!useLoginHint()) return <DoorView door={doorOf(pathname)} />
  return (
    <div className="wrap pt-10 lg:pt-20">
      {addressId ? (
        <EditAddress key={addressId} addressId={addressId} />
      ) : isBook(pathname) ? (
        <Book />
      ) : isCredit(pathname) ? (
        <MyCredit />
      ) : (
        <Account />
      )}
    </div>
  )
}

function isBook(path: string): boolean {
  return path.startsWith('/user-address')
}

function isCredit(path: string): boolean {
  return path.startsWith('/my-credit')
}

function titleOf(path: string, addressId: string | undefined) {
  if (addressId) return addressId === 'new' ? 'address_new' : 'address_edit'
  if (isCredit(path)) return 'credit_title'
  return isBook(path) ? 'addresses_title' : 'my_profile'
}
