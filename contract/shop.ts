import Type, { type Static } from 'typebox'
import { paymentMethods } from './choices.ts'
import { DeliveryPrice, NamedCountry } from './delivery.ts'
import { get, post } from './endpoint.ts'
import { maxMessage, maxName, maxOrderNumber, maxPhone } from './limits.ts'
import { EmailText, Id, InLanguage, LanguageCode, Nullable, Picture, Strict } from './shapes.ts'

export const MenuEntry = Type.Object({ id: Id, title: Type.String() })
export type MenuEntry = Static<typeof MenuEntry>

/** What every page needs of the house, in one language. Set in the back office. */
export const Shop = Type.Object({
  name: Type.String(),
  currency: Type.String(),
  /** IANA name of the zone by whose calendar the house promises days. */
  timeZone: Type.String(),
  vatPercent: Type.Number(),
  /** Host and path before `/{picture}/{width}.{format}`. */
  imageBase: Type.String(),
  /** A discount code stands where its text says `{code}`. */
  announcements: Type.Array(Type.Object({ text: Type.String(), code: Nullable(Type.String()) })),
  collections: Type.Array(MenuEntry),
  types: Type.Array(MenuEntry),
  categories: Type.Array(MenuEntry),
  contact: Type.Object({
    phone: Type.String(),
    whatsapp: Type.String(),
    email: Type.String(),
    hours: Type.String(),
    address: Type.String(),
  }),
  socials: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  /** In which some order can be paid; nothing may promise another way. */
  paymentMethods: Type.Array(Type.Enum([...paymentMethods])),
  /** Names of cards and houses that these methods take. */
  paymentMarks: Type.Array(Type.String()),
  /** For how many days after the delivery a piece goes back, and one that was sewn is altered; 0: not at all. */
  returnDays: Type.Object({ ready: Type.Integer(), sewn: Type.Integer() }),
  /** Within the country of the house: what every page says until it knows hers. */
  delivery: Type.Object({ country: NamedCountry, options: Type.Array(DeliveryPrice) }),
  /** Of the shop's own dictionary in this language; part of its address. */
  dictionaryVersion: Type.String(),
})
export type Shop = Static<typeof Shop>

export const shopApi = {
  getShop: get('shop/get-shop', {
    access: 'anyone',
    summary: 'Name, menu, contact and settings of the house.',
    query: InLanguage,
    result: Shop,
    cacheSeconds: 60,
  }),
  getIp: get('ip', {
    access: 'anyone',
    summary: 'The address that the caller is seen from.',
    result: Type.Union([Type.String(), Type.Null()]),
    resultName: 'ip',
  }),
  sendMessage: post('contact/send-message', {
    access: 'anyone',
    summary: 'The contact form.',
    perMinute: 5,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      name: Type.String({ minLength: 1, maxLength: maxName }),
      email: EmailText,
      phone: Type.Optional(Type.String({ maxLength: maxPhone })),
      orderNumber: Type.Optional(Type.String({ maxLength: maxOrderNumber })),
      message: Type.String({ minLength: 1, maxLength: maxMessage }),
    }),
    result: Type.Object({}),
    errors: ['invalid_input'],
  }),
  subscribe: post('newsletter/subscribe', {
    access: 'anyone',
    summary: 'The letter of the house. The same answer whether or not the address was known.',
    perMinute: 5,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      email: EmailText,
    }),
    result: Type.Object({}),
    errors: ['invalid_input'],
  }),
}

export const Block = Type.Object({
  type: Type.Enum(['p', 'list', 'question', 'table']),
  text: Type.Optional(Type.String()),
  items: Type.Optional(Type.Array(Type.String())),
  question: Type.Optional(Type.String()),
  answer: Type.Optional(Type.Array(Type.String())),
  /** Other words that a question is looked for by; never shown. */
  keywords: Type.Optional(Type.String()),
  head: Type.Optional(Type.Array(Type.String())),
  rows: Type.Optional(Type.Array(Type.Array(Type.String()))),
})
export type Block = Static<typeof Block>

export const ContentPage = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  updatedOn: Type.String(),
  sections: Type.Array(
    Type.Object({ heading: Nullable(Type.String()), blocks: Type.Array(Block) }),
  ),
})
export type ContentPage = Static<typeof ContentPage>

export const HomeTexts = Type.Object({
  heroLine: Type.String(),
  heroLink: Type.String(),
  story: Type.Object({
    title: Type.String(),
    text: Type.String(),
    steps: Type.Array(Type.String()),
    link: Type.String(),
  }),
  homeService: Type.Object({
    title: Type.String(),
    text: Type.String(),
    ticks: Type.Array(Type.String()),
    link: Type.String(),
  }),
})

export const contentApi = {
  getPage: get('content/get-page', {
    access: 'anyone',
    summary: 'An editorial page: about, terms, privacy-policy, faq, …',
    query: Strict({ language_code: Type.Optional(LanguageCode), slug: Id }),
    result: ContentPage,
    errors: ['not_found'],
    cacheSeconds: 60,
  }),
}

export const ScenePictures = Type.Object({
  heroWide: Picture,
  heroTall: Picture,
  story: Picture,
  homeService: Picture,
})
