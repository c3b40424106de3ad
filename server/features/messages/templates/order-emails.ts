import type { EmailKind, OtherSample } from './email-kind.ts'
import { type OrderReceived, writeOrderReceived } from './order-received.ts'

const pickup: OtherSample<OrderReceived> = [
  { pickup: { address: 'Al Wasl Road, Dubai', hours: 'Saturday to Thursday, 10 to 8' } },
  { pickup: { address: 'شارع الوصل، دبي', hours: 'من السبت إلى الخميس، 10 صباحاً إلى 8 مساءً' } },
]

export const orderReceived: EmailKind<OrderReceived> = {
  topic: 'orders',
  // The email is the receipt.
  always: true,
  typed: ['name', 'details.lines.remarks', 'details.address'],
  variables: ['name', 'orderNumber', 'total', 'arrival', 'link', 'pickup.address'],
  write: writeOrderReceived,
  notice: ({ orderNumber, arrival, pickup }) => ({
    title: { en: `Order ${orderNumber}`, ar: `الطلب ${orderNumber}` },
    body: pickup
      ? {
          en: `Received. It is ready for you by ${arrival}.`,
          ar: `استلمنا الطلب، ويكون جاهزاً للاستلام بحلول ${arrival}.`,
        }
      : {
          en: `Received. It arrives by ${arrival}.`,
          ar: `استلمنا الطلب، ويصل بحلول ${arrival}.`,
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
      lines: [
        {
          pictureId: 'noor--black--front',
          name: 'Noor',
          color: 'Black',
          size: 56,
          quantity: 2,
          madeToMeasure: false,
          price: 'AED 900',
        },
        {
          pictureId: 'nada--blush--front',
          name: 'Nada',
          color: 'Mocha',
          size: null,
          quantity: 1,
          madeToMeasure: true,
          price: 'AED 280',
          remarks: 'Two buttons, please',
          measurements: { full_length: 224, shoulder: 64, sleeve: 92, chest: 152, hips: 176 },
        },
      ],
      subtotal: 'AED 1,180',
      discount: null,
      delivery: null,
      address: ['Mariam Ali', 'Villa 4', 'Jumeirah 1', 'Dubai', 'United Arab Emirates'],
      phone: '+971501234567',
      paymentMethod: 'cash_on_delivery',
      merchant: {
        phone: '+971 4 555 0132',
        whatsapp: '+971 50 555 0132',
        email: 'hello@rimal.example',
        hours: 'Saturday to Thursday, 10 to 8',
      },
    },
  },
  arabicSample: {
    name: 'مريم علي',
    total: '1,180 د.إ',
    arrival: 'الثلاثاء 24 نوفمبر',
    details: {
      lines: [
        {
          pictureId: 'noor--black--front',
          name: 'نور',
          color: 'أسود',
          size: 56,
          quantity: 2,
          madeToMeasure: false,
          price: '900 د.إ',
        },
        {
          pictureId: 'nada--blush--front',
          name: 'ندى',
          color: 'موكا',
          size: null,
          quantity: 1,
          madeToMeasure: true,
          price: '280 د.إ',
          remarks: 'بزرّين من فضلكنّ',
          measurements: { full_length: 224, shoulder: 64, sleeve: 92, chest: 152, hips: 176 },
        },
      ],
      subtotal: '1,180 د.إ',
      discount: null,
      delivery: null,
      address: ['مريم علي', 'فيلا 4', 'جميرا 1', 'دبي', 'الإمارات العربية المتحدة'],
      phone: '+971501234567',
      paymentMethod: 'cash_on_delivery',
      merchant: {
        phone: '+971 4 555 0132',
        whatsapp: '+971 50 555 0132',
        email: 'hello@rimal.example',
        hours: 'من السبت إلى الخميس، 10 صباحاً إلى 8 مساءً',
      },
    },
  },
  otherSamples: [[{ withoutVat: true }], pickup, [{ ...pickup[0], withoutVat: true }, pickup[1]]],
}
