import type { Text } from '@rimal/contract/language'
import { greeting } from '../../greeting.ts'
import type { Email } from '../email.ts'
import type { EmailKind } from '../email-kind.ts'

type ShipmentUpdate = {
  name: string
  orderNumber: string
  link: string
  carrier: string
  /** The shipment is out for delivery, was lost, or was returned to the shop. */
  what: 'out' | 'lost' | 'back'
}

const see: Text = { en: 'See the order', ar: 'شاهدي الطلب' }

/** What the courier reported about the customer's shipment. */
export const shipmentUpdate: EmailKind<ShipmentUpdate> = {
  topic: 'orders',
  typed: ['name'],
  variables: ['name', 'orderNumber', 'link', 'carrier'],
  write: (data) => ({ en: email(data, 'en'), ar: email(data, 'ar') }),
  notice: (data) => ({
    title: { en: saidOf(data, 'en').subject, ar: saidOf(data, 'ar').subject },
    body: { en: saidOf(data, 'en').text, ar: saidOf(data, 'ar').text },
    page: 'new-delivery',
    orderId: data.orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    link: 'https://shop.example/order/1',
    carrier: 'Aramex',
    what: 'out',
  },
  arabicSample: { name: 'مريم علي', carrier: 'أرامكس' },
  otherSamples: [[{ what: 'lost' }], [{ what: 'back' }]],
}

function email(data: ShipmentUpdate, side: keyof Text): Email {
  const { subject, text } = saidOf(data, side)
  return {
    subject,
    paragraphs: [side === 'ar' ? `${greeting(data.name).ar}،` : `${greeting(data.name).en},`, text],
    link: { label: see[side], href: data.link },
  }
}

function saidOf({ what, orderNumber, carrier }: ShipmentUpdate, side: keyof Text) {
  const said: Record<ShipmentUpdate['what'], { subject: Text; text: Text }> = {
    out: {
      subject: {
        en: `Order ${orderNumber} is out for delivery`,
        ar: `خرج الطلب ${orderNumber} للتسليم`,
      },
      text: {
        en: `${carrier} is bringing it to your door. Please keep your phone near.`,
        ar: `${carrier} في الطريق إلى بابكِ. أبقي هاتفكِ قريباً من فضلكِ.`,
      },
    },
    lost: {
      subject: {
        en: `Order ${orderNumber}: the parcel was lost`,
        ar: `الطلب ${orderNumber}: فُقد الطرد`,
      },
      text: {
        en: `${carrier} has lost your parcel. We are sorry. We will make it right, and write to you with the details.`,
        ar: `فقدت ${carrier} طردكِ، ونعتذر منكِ. سنعوّضكِ عنه، ونراسلكِ بالتفاصيل.`,
      },
    },
    back: {
      subject: {
        en: `Order ${orderNumber} came back to us`,
        ar: `عاد الطلب ${orderNumber} إلينا`,
      },
      text: {
        en: `${carrier} could not deliver your parcel and brought it back. Tell us what you prefer: we can send it again or cancel the order.`,
        ar: `لم تتمكّن ${carrier} من تسليم طردكِ فأعادته إلينا. أخبرينا بما تفضّلين: نرسله من جديد أو نلغي الطلب.`,
      },
    },
  }
  return { subject: said[what].subject[side], text: said[what].text[side] }
}
