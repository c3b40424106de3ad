import type { EmailShop } from '../features/messages/templates/email.ts'

/** The data of the shop that emails of tests show. */
export const exampleShop: EmailShop = {
  name: { en: 'Rimal', ar: 'رِمال' },
  url: 'https://shop.example/',
  imageBase: 'https://shop.example/media',
  pictureFormat: 'jpg',
}
