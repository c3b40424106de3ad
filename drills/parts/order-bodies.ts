import type { Product } from './database.ts'

export function post(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

export function cartLine({ product_id, item_id, color_code, size }: Product) {
  return {
    product_id,
    product_item_id: item_id,
    color_code,
    language_code: 'en',
    isSingleCart: false,
    size,
    ip_address: null,
  }
}

const contact = { name: 'Drill', phone: '+971505550186', email: 'drill@example.com' }

export function orderOf(idempotencyKey: string, seenTotal: number, isByCard: boolean) {
  return {
    language_code: 'en',
    idempotencyKey,
    seenTotal,
    contact,
    address: {
      type: 'home',
      name: contact.name,
      country: 'AE',
      state: 'Dubai',
      district: 'Jumeirah',
      city: '',
      addressLineOne: 'Al Wasl Road, villa 14',
      addressLineTwo: '',
      zipCode: '',
      phone: contact.phone,
      alternateNumber: '',
      landmark: '',
      email: contact.email,
    },
    billing: { sameAsDelivery: true, company: '', taxNumber: '', address: null },
    shippingMethod: 'uae-standard',
    paymentMethod: isByCard ? 'card' : 'cash_on_delivery',
  }
}
