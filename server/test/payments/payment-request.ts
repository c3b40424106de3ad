import type { PaymentRequest } from '../../features/payments/payment-provider.ts'
import type { FakeProvider } from './fake-provider.ts'

const contact = { name: 'مريم السويدي', email: 'mariam@example.com', phone: '+971505550186' }
const address = {
  type: 'home',
  name: contact.name,
  country: 'AE',
  state: 'Dubai',
  district: 'Jumeirah',
  city: '',
  addressLineOne: 'Al Wasl Road, villa 12',
  addressLineTwo: '',
  zipCode: '',
  phone: contact.phone,
  alternateNumber: '',
  landmark: '',
  email: contact.email,
} as const

/**
 * Returns a payment request for two units, a discount and a delivery, as for an order of a customer who has ordered
 * before.
 */
export function paymentRequest({
  method,
  currency,
}: Pick<FakeProvider, 'method' | 'currency'>): PaymentRequest {
  return {
    attemptId: '0b1f4f5e-6a51-4a47-9a36-2b8f0d1f1c11',
    orderNumber: 'RM-1001',
    method,
    amount: 118_500,
    currency,
    language: 'arb',
    contact,
    address,
    buyer: {
      since: new Date('2026-01-31T08:00:00Z'),
      orders: 1,
      wishlistItems: 3,
      phoneProven: true,
      emailProven: false,
      earlier: [
        {
          at: new Date('2026-03-01T08:00:00Z'),
          amount: 62_000,
          currency,
          method: 'cash_on_delivery',
          status: 'delivered',
          contact,
          address,
        },
      ],
    },
    lines: [
      {
        reference: 'MAHA-BLACK-56',
        title: 'مها',
        quantity: 2,
        unitPrice: 62_000,
        discount: 8_000,
        total: 116_000,
        vat: 5_524,
      },
    ],
    shipping: 2_500,
    discount: 8_000,
    credit: 0,
    vat: 5_643,
    returnUrl: 'https://shop.example/ar/payment/0123456789abcdef0123456789abcdef',
    webhookUrl: 'https://shop.example/api/payment/webhook/house',
    expiresAt: new Date('2026-11-21T08:30:00Z'),
  }
}
