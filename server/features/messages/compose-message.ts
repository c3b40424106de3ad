import type { LanguageCode } from '@rimal/contract/language'
import {
  writeAccountDeleted,
  writeCode,
  writeContactChanged,
  writePasswordChanged,
} from './account-letters.ts'
import { type Letter, letterHtml, letterText } from './letter.ts'
import { writeOrderReceived } from './order-received.ts'
import type { MessageData, MessageKind } from './post-message.ts'

type Writer<K extends MessageKind> = (data: MessageData[K]) => { en: Letter; ar: Letter }

/** The words of every message. Values are escaped when the HTML is made. */
const writers: { [K in MessageKind]: Writer<K> } = {
  contact_message: (data) => {
    const facts = [data.name, data.email, data.phone, data.orderNumber].filter(Boolean).join(' · ')
    const letter = { paragraphs: [facts, ...data.message.split('\n')], replyTo: data.email }
    return {
      en: { subject: `Message from ${data.name}`, ...letter },
      ar: { subject: `رسالة من ${data.name}`, ...letter },
    }
  },
  stock_alert: ({ name, color, size, link }) => ({
    en: {
      subject: `${name} in size ${size} is back`,
      paragraphs: [
        `You asked us to tell you: ${name} in ${color}, size ${size}, can be ordered again.`,
      ],
      link: { label: 'See the piece', href: link },
    },
    ar: {
      subject: `عادت ${name} بمقاس ${size}`,
      paragraphs: [`طلبتِ أن نعلمكِ: ${name} باللون ${color} ومقاس ${size} متوفرة من جديد.`],
      link: { label: 'شاهدي القطعة', href: link },
    },
  }),
  order_received: writeOrderReceived,
  one_time_code: writeCode,
  password_changed: writePasswordChanged,
  contact_changed: writeContactChanged,
  account_deleted: writeAccountDeleted,
  payment_returned: ({ name, orderNumber, amount, why, how, link }) => ({
    en: {
      subject: `Order ${orderNumber}: your payment was returned`,
      paragraphs: [
        `Dear ${name},`,
        {
          late: `Your payment of ${amount} for order ${orderNumber} reached us after its time to pay had run out, and the order could no longer be made as it was. It was not placed.`,
          given_up: `Your payment of ${amount} for order ${orderNumber} reached us after the order had been cancelled.`,
          twice: `A further payment of ${amount} reached us for order ${orderNumber}. The order stands without it.`,
        }[why],
        how === 'refunded'
          ? 'The whole amount is on its way back to you the way it came. Banks take a few days to show it.'
          : 'The amount had only been set aside, and is free again. Nothing was charged.',
        ...(why === 'late' ? ['What can still be had of your pieces is in your bag.'] : []),
      ],
      link: { label: 'See the order', href: link },
    },
    ar: {
      subject: `الطلب ${orderNumber}: أعدنا إليكِ ما دفعتِه`,
      paragraphs: [
        `عزيزتي ${name}،`,
        {
          late: `وصلنا مبلغ ${amount} عن الطلب ${orderNumber} بعد انتهاء مهلة الدفع، ولم يعد ممكناً تنفيذ الطلب كما كان، فلم يُسجَّل.`,
          given_up: `وصلنا مبلغ ${amount} عن الطلب ${orderNumber} بعد إلغاء الطلب.`,
          twice: `وصلنا مبلغ إضافي قدره ${amount} عن الطلب ${orderNumber}، والطلب قائم من دونه.`,
        }[why],
        how === 'refunded'
          ? 'يعود إليكِ المبلغ كاملاً بالطريقة التي دُفع بها، وقد تحتاج البنوك إلى بضعة أيام لإظهاره.'
          : 'كان المبلغ محجوزاً فقط، وقد رُفع الحجز عنه، ولم يُخصم منكِ شيء.',
        ...(why === 'late' ? ['ما بقي متوفراً من قطعكِ تجدينه في حقيبتكِ.'] : []),
      ],
      link: { label: 'شاهدي الطلب', href: link },
    },
  }),
}

/** An email as text and as HTML that reads in its language's direction, and as a text message. */
export function composeMessage<K extends MessageKind>(
  kind: K,
  data: MessageData[K],
  language: LanguageCode,
) {
  const both = writers[kind](data)
  const letter = language === 'arb' ? both.ar : both.en
  return {
    subject: letter.subject,
    ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
    text: letterText(letter),
    sms: letter.sms ?? letterText(letter),
    html: letterHtml(letter, language),
  }
}
