import type { TextKey } from '@rimal/contract/words/all-words'

export type Door = { title: TextKey; text: TextKey; first: Destination }
type Destination = 'shop' | 'order' | 'talk' | 'visit'

const account: Door = { title: 'my_profile', text: 'door_account_text', first: 'order' }
const orders: Door = { title: 'door_orders_title', text: 'door_orders_text', first: 'order' }
const address: Door = { title: 'door_address_title', text: 'door_address_text', first: 'talk' }

/** The text that each address of an account shows to a guest, and the action that helps the guest most. */
const doors: Record<string, Door> = {
  'my-account': account,
  'my-order': orders,
  'order-details': orders,
  notifications: {
    title: 'door_notifications_title',
    text: 'door_notifications_text',
    first: 'order',
  },
  'user-address': address,
  'edit-address': address,
  'my-credit': { title: 'door_credit_title', text: 'door_credit_text', first: 'shop' },
  'my-visits': { title: 'door_visits_title', text: 'door_visits_text', first: 'visit' },
  'order-cancel-modal': { title: 'door_cancel_title', text: 'door_cancel_text', first: 'order' },
  'new-delivery': { title: 'door_delivery_title', text: 'door_delivery_text', first: 'order' },
}

export function doorOf(path: string): Door {
  return doors[path.split('/')[1] ?? ''] ?? account
}
