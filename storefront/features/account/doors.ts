import { languageOfPath } from '@rimal/contract/language'
import type { TextKey } from '@rimal/contract/words/all-words'

type Door = { title: TextKey; text: TextKey; first: Way }
type Way = 'shop' | 'order' | 'talk'

const login: Door = { title: 'door_login_title', text: 'door_login_text', first: 'shop' }
const password: Door = { title: 'door_password_title', text: 'door_password_text', first: 'order' }
const orders: Door = { title: 'door_orders_title', text: 'door_orders_text', first: 'order' }
const address: Door = { title: 'door_address_title', text: 'door_address_text', first: 'talk' }

/** What each address that belongs to an account says to a guest, and the way on that serves her best. */
const doors: Record<string, Door> = {
  'user-login': login,
  'user-registration': login,
  'forgot-password': password,
  'set-password': password,
  'my-account': { title: 'door_account_title', text: 'door_account_text', first: 'order' },
  'my-order': orders,
  'order-details': orders,
  'my-wishlist': { title: 'door_wishlist_title', text: 'door_wishlist_text', first: 'shop' },
  notifications: {
    title: 'door_notifications_title',
    text: 'door_notifications_text',
    first: 'order',
  },
  'user-address': address,
  'edit-address': address,
  'order-cancel-modal': { title: 'door_cancel_title', text: 'door_cancel_text', first: 'talk' },
  'new-delivery': { title: 'door_delivery_title', text: 'door_delivery_text', first: 'order' },
}

/**
 * Where she was going when she came to the door: a page of this shop that does not lead back to a door.
 * Anything else in the address is nobody's way on.
 */
export function nextOf(next: string | null): string | null {
  if (!next?.startsWith('/')) return null
  const { path } = languageOfPath(next)
  const isDoor = Object.hasOwn(doors, path.split(/[/?#]/)[1] ?? '')
  return isDoor ? null : path
}

export function doorOf(path: string): Door {
  return doors[path.split('/')[1] ?? ''] ?? login
}
