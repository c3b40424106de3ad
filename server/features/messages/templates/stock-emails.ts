import { definiteArabic } from '@rimal/contract/text/definite-arabic'
import type { Email } from './email.ts'
import type { EmailKind } from './email-kind.ts'
import { pictureOf } from '../email/picture-of.ts'

type StockAlert = {
  name: string
  color: string
  size: number
  link: string
  pictureId?: string | null
}

/** A size is available for which a shopper asked to be notified. */
export const stockAlert: EmailKind<StockAlert> = {
  topic: 'wishlist',
  typed: [],
  write: ({ name, color, size, link, pictureId }) => ({
    en: {
      subject: `${name} in size ${size} is back`,
      paragraphs: [
        `You asked us to let you know: ${name} in ${color}, size ${size}, is available again.`,
      ],
      ...partOf({ name, color, pictureId }, `Size ${size}`),
      link: { label: 'See the piece', href: link },
      sms: `${name} in ${color}, size ${size}, can be ordered again: ${link}`,
    },
    ar: {
      subject: `عادت ${name} بمقاس ${size}`,
      paragraphs: [
        `طلبتِ أن نعلمكِ: ${name} باللون ${definiteArabic(color)} ومقاس ${size} متوفرة من جديد.`,
      ],
      ...partOf({ name, color, pictureId }, `مقاس ${size}`),
      link: { label: 'شاهدي القطعة', href: link },
      sms: `${name} باللون ${definiteArabic(color)} ومقاس ${size} متوفرة من جديد: ${link}`,
    },
  }),
  sample: {
    name: 'Noor',
    color: 'Black',
    size: 56,
    pictureId: 'noor--black--front',
    link: 'https://shop.example/product-details/noor',
  },
  arabicSample: { name: 'نور', color: 'أسود' },
}

/** Returns the picture with the size; nothing when there is no picture, because the sentence says the rest. */
function partOf(
  product: Pick<StockAlert, 'name' | 'color' | 'pictureId'>,
  size: string,
): Pick<Email, 'parts'> {
  if (!product.pictureId) return {}
  return { parts: [{ name: product.name, lines: [{ text: size, ...pictureOf(product) }] }] }
}
