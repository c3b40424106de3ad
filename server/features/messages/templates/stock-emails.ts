import { definiteArabic } from '@rimal/contract/text/definite-arabic'
import { variable } from '../own-texts/marks.ts'
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
  variables: ['link'],
  write: ({ name, color, size, link, pictureId }) => {
    const product = variable('product', name)
    const shown = variable('size', size)
    const inColor = {
      en: variable('color', color),
      ar: variable('color', definiteArabic(color)),
    }
    return {
      en: {
        subject: `${product} in size ${shown} is back`,
        paragraphs: [
          `You asked us to let you know: ${product} in ${inColor.en}, size ${shown}, is available again.`,
        ],
        ...partOf({ name, color, pictureId }, `Size ${size}`),
        link: { label: 'See the piece', href: link },
        sms: `${product} in ${inColor.en}, size ${shown}, can be ordered again: ${link}`,
      },
      ar: {
        subject: `عادت ${product} بمقاس ${shown}`,
        paragraphs: [
          `طلبتِ أن نعلمكِ: ${product} باللون ${inColor.ar} ومقاس ${shown} متوفرة من جديد.`,
        ],
        ...partOf({ name, color, pictureId }, `مقاس ${size}`),
        link: { label: 'شاهدي القطعة', href: link },
        sms: `${product} باللون ${inColor.ar} ومقاس ${shown} متوفرة من جديد: ${link}`,
      },
    }
  },
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
