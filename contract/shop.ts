import Type, { type Static } from 'typebox'
import { paymentMethods } from './choices.ts'
import { Menu } from './content/menu.ts'
import { DeliveryPrice, NamedCountry } from './delivery.ts'
import { get, post } from './endpoint.ts'
import {
  maxErrorMessage,
  maxErrorStack,
  maxMessage,
  maxName,
  maxOrderNumber,
  maxPhone,
} from './limits.ts'
import { connectionClasses, pageKinds, vitals } from './pages/web-vitals.ts'
import {
  EmailText,
  Id,
  InLanguage,
  LanguageCode,
  Nullable,
  Picture,
  PreviewKey,
  Strict,
} from './shapes.ts'

/** An entry of the menu or of a filter. */
export const MenuEntry = Type.Object({ id: Id, address: Id, title: Type.String() })
export type MenuEntry = Static<typeof MenuEntry>

/** How orders in a currency can be paid. */
const Payments = Type.Object({
  /** The payment methods that at least one kind of order accepts; no page may offer another method. */
  paymentMethods: Type.Array(Type.Enum([...paymentMethods])),
  /** The names of the cards and providers that these methods accept. */
  paymentMarks: Type.Array(Type.String()),
})
export type Payments = Static<typeof Payments>

/** The data of the shop that every page needs, in one language. The owner sets it. */
export const Shop = Type.Object({
  name: Type.String(),
  currency: Type.String(),
  /** The IANA name of the time zone of arrival days. */
  timeZone: Type.String(),
  vatPercent: Type.Number(),
  /** Host and path before `/{picture}/{width}.{format}`. */
  imageBase: Type.String(),
  /**
   * `code` replaces `{code}` in the text. An announcement with `countries` is for shoppers in these countries of
   * delivery. An announcement with `needs` is for shoppers in whose currency a provider offers that method. `to` is
   * what the text leads to. Only announcements whose time it is are here.
   */
  announcements: Type.Array(
    Type.Object({
      text: Type.String(),
      code: Nullable(Type.String()),
      countries: Type.Optional(Type.Array(Type.String())),
      needs: Type.Optional(Type.Enum([...paymentMethods])),
      to: Type.Optional(Type.String()),
    }),
  ),
  menu: Menu,
  /** The collections and types that have a product; without any type the shop has no product. */
  collections: Type.Array(MenuEntry),
  types: Type.Array(MenuEntry),
  categories: Type.Array(MenuEntry),
  /** The names of the editorial pages that the owner has written; links lead to no other. */
  pages: Type.Array(Id),
  /** What the owner has not written is empty, and is not shown. */
  contact: Type.Object({
    phone: Type.String(),
    whatsapp: Type.String(),
    email: Type.String(),
    hours: Type.String(),
    address: Type.String(),
  }),
  socials: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  ...Payments.properties,
  /** The payment methods for orders in the other currencies that the shop accepts. */
  otherPayments: Type.Array(Type.Object({ currency: Type.String(), ...Payments.properties })),
  /**
   * The days after the delivery in which ready-to-wear items can be returned and made-to-order
   * items altered; 0: not at all.
   */
  returnDays: Type.Object({ ready: Type.Integer(), madeToOrder: Type.Integer() }),
  /**
   * Delivery within the shop's own country: what pages show until they know the shopper's country.
   */
  delivery: Type.Object({ country: NamedCountry, options: Type.Array(DeliveryPrice) }),
  /**
   * Whether the shop sends text messages, so that a form may ask for a phone number instead of an
   * email.
   */
  sendsTexts: Type.Boolean(),
  /** Whether anybody can book a home visit. */
  hasVisits: Type.Boolean(),
  /** The version of the dictionary in this language; part of the dictionary's address. */
  dictionaryVersion: Type.String(),
})
export type Shop = Static<typeof Shop>

/** Public reads of the shop, and the two forms of its footer and its contact page. */
export const shopApi = {
  getShop: get('shop/get-shop', {
    access: 'anyone',
    summary: 'Name, menu, contact and settings of the shop.',
    query: InLanguage,
    result: Shop,
    cacheSeconds: 60,
  }),
  getIp: get('ip', {
    access: 'anyone',
    summary: 'The IP address of the caller, as the server sees it.',
    result: Type.Union([Type.String(), Type.Null()]),
    resultName: 'ip',
  }),
  sendMessage: post('contact/send-message', {
    access: 'anyone',
    summary: 'Sends the contact form to the merchant.',
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
  reportError: post('shop/report-error', {
    access: 'anyone',
    summary:
      'Reports a defect of the storefront that a browser met. The log gets a sample of the reports, without personal data.',
    perMinute: 10,
    countsInProcess: true,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      /** The class of the error. */
      name: Type.String({ maxLength: 60 }),
      message: Type.String({ minLength: 1, maxLength: maxErrorMessage }),
      stack: Type.String({ maxLength: maxErrorStack }),
      /** The route of the page, such as `order/:orderToken`: its address may contain a secret. */
      page: Type.String({ pattern: '^[\\w:/*-]{0,80}$' }),
      /** The name of the script that the page began with, which every build names anew. */
      build: Type.String({ pattern: '^[\\w.-]{0,80}$' }),
    }),
    result: Type.Object({}),
    errors: ['invalid_input'],
  }),
  reportVitals: post('shop/report-vitals', {
    access: 'anyone',
    summary:
      'Reports how a page view felt in a browser, which the metrics of the shop count. Nothing is stored.',
    // Many telephones share one address of their carrier.
    perMinute: 60,
    countsInProcess: true,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      page: Type.Enum([...pageKinds]),
      connection: Type.Enum([...connectionClasses]),
      vitals: Type.Array(
        Strict({
          name: Type.Enum([...vitals]),
          /** Seconds; the score of CLS has no unit. */
          value: Type.Number({ minimum: 0, maximum: 600 }),
        }),
        { minItems: 1, maxItems: vitals.length },
      ),
    }),
    result: Type.Object({}),
    errors: ['invalid_input'],
  }),
  subscribe: post('newsletter/subscribe', {
    access: 'anyone',
    summary:
      'Subscribes to the newsletter. The same answer whether or not the address was subscribed.',
    perMinute: 5,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      email: EmailText,
    }),
    result: Type.Object({}),
    errors: ['invalid_input'],
  }),
}

/** A stretch of text in one style; with `href` it is a link. */
export const Run = Type.Object({
  text: Type.String(),
  bold: Type.Optional(Type.Boolean()),
  italic: Type.Optional(Type.Boolean()),
  /** An https, mailto or tel address, or a path of the shop without its language. */
  href: Type.Optional(Type.String()),
})
export type Run = Static<typeof Run>

/** A block of an editorial page; each type has its own fields. */
export const Block = Type.Object({
  type: Type.Enum(['p', 'list', 'question', 'table']),
  text: Type.Optional(Type.String()),
  items: Type.Optional(Type.Array(Type.String())),
  question: Type.Optional(Type.String()),
  answer: Type.Optional(Type.Array(Type.String())),
  /** Further words that find the question; never shown. */
  keywords: Type.Optional(Type.String()),
  head: Type.Optional(Type.Array(Type.String())),
  rows: Type.Optional(Type.Array(Type.Array(Type.String()))),
  /**
   * The styled form of `text` (one line), of each of the `items`, or of each paragraph of the `answer`, which have the
   * same texts without style; missing where nothing is styled.
   */
  rich: Type.Optional(Type.Array(Type.Array(Run))),
})
export type Block = Static<typeof Block>

/** An editorial page. */
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

/** The editorial texts of the home page. */
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

/** Public reads of editorial pages. */
export const contentApi = {
  getPage: get('content/get-page', {
    access: 'anyone',
    summary: 'An editorial page, such as about, terms, privacy-policy or faq.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      slug: Id,
      /** A key of staff, which opens the draft. */
      preview: Type.Optional(PreviewKey),
    }),
    result: ContentPage,
    errors: ['not_found'],
    cacheSeconds: 60,
  }),
}

/** The large pictures of the home page. */
export const ScenePictures = Type.Object({
  heroWide: Picture,
  heroTall: Picture,
  story: Picture,
  homeService: Picture,
})
