import type { EmailShop } from '../features/messages/templates/email.ts'

/** What emails of tests show of the shop. */
export const exampleShop: EmailShop = {
  name: { en: 'Rimal', ar: 'رِمال' },
  url: 'https://shop.example/',
  imageBase: 'https://shop.example/media',
}
