import Type, { type Static } from 'typebox'
import { AddressShape } from './checkout.ts'
import { genders } from './choices.ts'
import { get, post } from './endpoint.ts'
import { CodeText, SentCode } from './identity.ts'
import { maxEmail, maxName, maxPassword } from './limits.ts'
import { Day, Instant, LanguageCode, Nullable, Strict, Token, Uuid } from './shapes.ts'

const language_code = Type.Optional(LanguageCode)

/** The data of the profile page. `_id` is the customer's id, under the name that the specification gives it. */
export const Profile = Type.Object({
  _id: Uuid,
  name: Type.String(),
  email: Nullable(Type.String()),
  /** In international form, such as +971501234567. */
  phone: Nullable(Type.String()),
  gender: Nullable(Type.Enum([...genders])),
  birthDate: Nullable(Day),
  language: LanguageCode,
  hasPassword: Type.Boolean(),
  customerSince: Instant,
})
export type Profile = Static<typeof Profile>

/** An address in a customer's address book. */
export const SavedAddress = Type.Object({
  addressId: Uuid,
  address: AddressShape,
  isDefault: Type.Boolean(),
})
export type SavedAddress = Static<typeof SavedAddress>

/**
 * The default address first, then the newest. Every call that changes the address book answers all
 * of it.
 */
const AddressBook = Type.Array(SavedAddress)
const AddressId = Strict({ language_code, addressId: Uuid })

/**
 * Calls on a customer's profile, contacts, addresses and the account itself. Access: the customer
 * of the bearer.
 */
export const accountApi = {
  getProfile: get('account/get-profile', {
    access: 'customer',
    summary: 'The profile of the customer.',
    result: Profile,
  }),
  updateProfile: post('account/update-profile', {
    access: 'customer',
    summary:
      'Changes the fields of the profile that are sent; null removes gender or date of birth.',
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
    summary: 'Sends a code to the new email or phone of the customer. Needs a recent login.',
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
    summary:
      'Replaces the email or phone of the customer by the one that the code was sent to, and notifies the old one.',
    perMinute: 30,
    body: Strict({ language_code, challengeId: Token, code: CodeText }),
    result: Profile,
    errors: ['code_wrong', 'code_spent', 'code_too_short', 'login_again', 'contact_taken'],
  }),
  exportData: get('account/export-data', {
    access: 'customer',
    summary: 'Everything that the shop stores about the customer, as JSON.',
    perMinute: 10,
    result: Type.Record(Type.String(), Type.Unknown()),
  }),
  sendDeleteCode: post('account/send-delete-code', {
    access: 'customer',
    summary:
      'Sends a code to the email of the account, else to its phone, to confirm that the account is to be deleted.',
    perMinute: 20,
    body: Strict({ language_code, challengeId: Type.Optional(Token) }),
    result: SentCode,
    errors: ['phone_refused', 'texts_paused', 'code_too_soon', 'too_many_codes'],
  }),
  deleteAccount: post('account/delete-account', {
    access: 'customer',
    summary:
      'Deletes the account, confirmed by a code or the password. Orders are stored for as long as tax law requires; other data of an order is deleted once the order has ended.',
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
      'code_too_short',
      'login_wrong',
      'too_many_logins',
    ],
  }),

  listAddresses: get('address/list-addresses', {
    access: 'customer',
    summary: 'The addresses of the customer.',
    result: AddressBook,
  }),
  getAddress: get('address/get-address/{addressId}', {
    access: 'customer',
    summary: 'One address of the customer.',
    params: Type.Object({ addressId: Uuid }),
    result: SavedAddress,
    errors: ['address_not_found'],
  }),
  saveAddress: post('address/save-address', {
    access: 'customer',
    summary:
      'Adds an address, or changes the one with `addressId`. An empty name, phone or email takes the value of the profile. The first address becomes the default.',
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
    summary: 'Deletes an address. If it was the default, the newest address becomes the default.',
    body: AddressId,
    result: AddressBook,
    errors: ['address_not_found'],
  }),
  setDefaultAddress: post('address/set-default-address', {
    access: 'customer',
    summary: 'Makes an address the one that the checkout proposes.',
    body: AddressId,
    result: AddressBook,
    errors: ['address_not_found'],
  }),
}
