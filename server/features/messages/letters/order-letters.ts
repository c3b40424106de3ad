import type { LetterKind } from './letter-kind.ts'
import { type OrderReceived, writeOrderReceived } from './order-received.ts'

export const orderReceived: LetterKind<OrderReceived> = {
  topic: 'orders',
  // It is the receipt.
  always: true,
  write: writeOrderReceived,
  notice: ({ orderNumber, arrival, pickup }) => ({
    title: { en: `Order ${orderNumber}`, ar: `الطلب ${orderNumber}` },
    body: pickup
      ? {
          en: `Received. It is ready for you by ${arrival}.`,
          ar: `استلمنا طلبكِ، ويكون جاهزاً لاستلامكِ في موعد أقصاه ${arrival}.`,
        }
      : {
          en: `Received. It arrives by ${arrival}.`,
          ar: `استلمنا طلبكِ، ويصلكِ في موعد أقصاه ${arrival}.`,
        },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    total: 'AED 1,180',
    arrival: 'Tuesday 24 November',
    link: 'https://shop.example/order/1',
    details: {
      pieces: [
        {
          name: 'Noor',
          color: 'Black',
          size: 56,
          quantity: 2,
          madeToMeasure: false,
          price: 'AED 900',
        },
        {
          name: 'Nada',
          color: 'Mocha',
          size: null,
          quantity: 1,
          madeToMeasure: true,
          price: 'AED 280',
          remarks: 'Two buttons, please',
        },
      ],
      discount: null,
      delivery: null,
      address: ['Mariam Ali', 'Villa 4', 'Jumeirah 1', 'Dubai', 'United Arab Emirates'],
      phone: '+971501234567',
      paymentMethod: 'cash_on_delivery',
      house: {
        phone: '+971 4 555 0132',
        whatsapp: '+971 50 555 0132',
        email: 'hello@rimal.example',
        hours: 'Saturday to Thursday, 10 to 8',
      },
    },
  },
}
