import type { Text } from '@rimal/contract/language'
import type { Letter } from '../letter.ts'
import type { LetterKind } from '../letter-kind.ts'

type ParcelNews = {
  name: string
  orderNumber: string
  link: string
  carrier: string
  /** It leaves for her door, was lost, or came back to the house. */
  what: 'out' | 'lost' | 'back'
}

const see: Text = { en: 'See the order', ar: 'شاهدي الطلب' }

/** What the courier told of her parcel. */
export const parcelNews: LetterKind<ParcelNews> = {
  topic: 'orders',
  write: (data) => ({ en: letter(data, 'en'), ar: letter(data, 'ar') }),
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
}

function letter(data: ParcelNews, side: keyof Text): Letter {
  const { subject, text } = saidOf(data, side)
  return {
    subject,
    paragraphs: [side === 'ar' ? `عزيزتي ${data.name}،` : `Dear ${data.name},`, text],
    link: { label: see[side], href: data.link },
  }
}

function saidOf({ what, orderNumber, carrier }: ParcelNews, side: keyof Text) {
  const said: Record<ParcelNews['what'], { subject: Text; text: Text }> = {
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
        en: `${carrier} has lost your parcel. We are sorry. We make it good, and write to you how.`,
        ar: `فقدت ${carrier} طردكِ، ونعتذر منكِ. سنعوّضكِ عنه، ونكتب إليكِ كيف.`,
      },
    },
    back: {
      subject: {
        en: `Order ${orderNumber} came back to us`,
        ar: `عاد الطلب ${orderNumber} إلينا`,
      },
      text: {
        en: `${carrier} could not hand over your parcel, and brought it back. Tell us how to go on: we send it again, or cancel the order.`,
        ar: `لم تتمكّن ${carrier} من تسليم طردكِ فأعادته إلينا. أخبرينا كيف نتابع: نرسله من جديد أو نلغي الطلب.`,
      },
    },
  }
  return { subject: said[what].subject[side], text: said[what].text[side] }
}
