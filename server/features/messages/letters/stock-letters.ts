import type { LetterKind } from './letter-kind.ts'

type StockAlert = { name: string; color: string; size: number; link: string }

/** A size that somebody asked to be told of. */
export const stockAlert: LetterKind<StockAlert> = {
  topic: 'wishes',
  write: ({ name, color, size, link }) => ({
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
  sample: {
    name: 'Noor',
    color: 'Black',
    size: 56,
    link: 'https://shop.example/product-details/noor',
  },
}
