import Type, { type Static } from 'typebox'
import { AddressShape } from './checkout.ts'
import { genders } from './choices.ts'
import { get, post } from './endpoint.ts'
import { CodeText, SentCode } from './identity.ts'
import { maxEmail, maxName, maxPassword } from './limits.ts'
import { Day, Instant, LanguageCode, Nullable, Strict, Token, Uuid } from './shapes.ts'

const language_code = Type.Optional(LanguageCode)

export const Profile = Type.Object({
  _id: Uuid,
  name: Type.String(),
  email: Nullable(Type.String()),
  /** As +971501234567. */
  phone: Nullable(Type.String()),
  gender: Nullable(Type.Enum([...genders])),
  birthDate: Nullable(Day),
  language: LanguageCode,
  hasPassword: Type.Boolean(),
  customerSince: Instant,
})
export type Profile = Static<typeof Profile>

export const SavedAddress = Type.Object({
  addressId: Uuid,
  address: AddressShape,
  isDefault: Type.Boolean(),
})
export type SavedAddress = Static<typeof SavedAddress>

/** The default one first, then the newest. Every call that changes the book answers all of it. */
const AddressBook = Type.Array(SavedAddress)
const AddressId = Strict({ language_code, addressId: Uuid })

export const accountApi = {
  getProfile: get('account/get-profile', {
    access: 'customer',
    summary: 'Who she is.',
    result: Profile,
  }),
  updateProfile: post('account/update-profile', {
    access: 'customer',
    summary: 'Changes what is sent of the profile; null takes gender or date of birth away.',
    body: Strict({
      language_code,
      name: Type.Optional(Type.String({ minLength: 1, maxLength: maxName })),
      gender: Type.Optional(Nullable(Type.Enum([...genders]))),
      birthDate: Type.Optional(Nullable(Day)),
      language: Type.Optional(LanguageCode),
    }),
    result: Profile,
    errors: ['invalid_input'],
  }),
  sendContactCode: post('account/send-contact-code', {
    access: 'customer',
    summary: 'Sends a code to the email or phone that is to become hers. Asks for a recent login.',
    perMinute: 20,
    body: Strict({
      language_code,
      contact: Type.String({ minLength: 3, maxLength: maxEmail }),
      country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
      challengeId: Type.Optional(Token),
    }),
    result: SentCode,
    errors: [
      'invalid_input',
      'login_again',
      'phone_refused',
      'texts_paused',
      'code_too_soon',
      'too_many_codes',
    ],
  }),
  changeContact: post('account/change-contact', {
    access: 'customer',
    summary: 'Makes the email or phone of a code hers, in place of the one before, which is told.',
    perMinute: 30,
    body: Strict({ language_code, challengeId: Token, code: CodeText }),
    result: Profile,
    errors: ['code_wrong', 'code_spent', 'codes_locked', 'login_again', 'contact_taken'],
  }),
  exportData: get('account/export-data', {
    access: 'customer',
    summary: 'All that the shop knows of her, as JSON.',
    perMinute: 10,
    result: Type.Record(Type.String(), Type.Unknown()),
  }),
  sendDeleteCode: post('account/send-delete-code', {
    access: 'customer',
    summary: 'Sends a code to her own email, else her phone, to confirm the end of the account.',
    perMinute: 20,
    body: Strict({ language_code, challengeId: Type.Optional(Token) }),
    result: SentCode,
    errors: ['phone_refused', 'texts_paused', 'code_too_soon', 'too_many_codes'],
  }),
  deleteAccount: post('account/delete-account', {
    access: 'customer',
    summary:
      'Ends the account, confirmed by a code or the password. Orders stay as the law asks; what is not needed of them goes when they are over.',
    perMinute: 20,
    body: Strict({
      language_code,
      challengeId: Type.Optional(Token),
      code: Type.Optional(CodeText),
      password: Type.Optional(Type.String({ minLength: 1, maxLength: maxPassword })),
    }),
    result: Type.Object({}),
    errors: [
      'invalid_input',
      'code_wrong',
      'code_spent',
      'codes_locked',
      'login_wrong',
      'too_many_logins',
    ],
  }),

  listAddresses: get('address/list-addresses', {
    access: 'customer',
    summary: 'Her addresses.',
    result: AddressBook,
  }),
  getAddress: get('address/get-address/{addressId}', {
    access: 'customer',
    summary: 'One of her addresses.',
    params: Type.Object({ addressId: Uuid }),
    result: SavedAddress,
    errors: ['address_not_found'],
  }),
  saveAddress: post('address/save-address', {
    access: 'customer',
    summary:
      'Adds an address, or changes the one that is named. Name, phone and email left empty are hers. The first one is the default.',
    body: Strict({
      language_code,
      addressId: Type.Optional(Uuid),
      address: AddressShape,
      isDefault: Type.Optional(Type.Boolean()),
    }),
    result: AddressBook,
    errors: ['invalid_input', 'address_not_found', 'addresses_full'],
  }),
  removeAddress: post('address/remove-address', {
    access: 'customer',
    summary: 'Takes an address out of the book; the newest becomes the default where it was that.',
    body: AddressId,
    result: AddressBook,
    errors: ['address_not_found'],
  }),
  setDefaultAddress: post('address/set-default-address', {
    access: 'customer',
    summary: 'Makes an address the one that is proposed at the checkout.',
    body: AddressId,
    result: AddressBook,
    errors: ['address_not_found'],
  }),
}
