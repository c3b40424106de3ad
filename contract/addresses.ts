import { toLatinDigits } from './text/digits.ts'
import { emailPattern } from './text/email.ts'
import { maxAddressLine, maxEmail, maxName, maxPhone, maxPlace, maxPostcode } from './limits.ts'
import type { Text } from './language.ts'
import { namePattern } from './text/person-name.ts'

/**
 * An address in any country; the parts that a country does not use stay empty. `country` is two
 * capital letters (ISO 3166).
 */
export type Address = {
  type: 'home' | 'work' | 'other'
  name: string
  country: string
  state: string
  district: string
  city: string
  addressLineOne: string
  addressLineTwo: string
  /** In Saudi Arabia the national short address (RRRD2929), which couriers need. */
  zipCode: string
  phone: string
  alternateNumber: string
  landmark: string
  email: string
}

export type AddressPart =
  | 'country'
  | 'state'
  | 'district'
  | 'city'
  | 'addressLineOne'
  | 'addressLineTwo'
  | 'zipCode'
  | 'landmark'

export type ContactPart = 'name' | 'phone' | 'alternateNumber' | 'email'

/** Names the label of a field; the texts are in `contract/words/`. */
export type AddressLabel =
  | ContactPart
  | 'country'
  | 'state'
  | 'emirate'
  | 'region'
  | 'governorate'
  | 'city'
  | 'wilayat'
  | 'area'
  | 'district'
  | 'block'
  | 'complex'
  | 'zone'
  | 'street_and_building'
  | 'street_and_number'
  | 'road_and_building'
  | 'way_and_number'
  | 'apartment'
  | 'floor_and_apartment'
  | 'postcode'
  | 'national_address'
  | 'landmark'

/** A field of an address form, in the order in which the form asks for it. */
export type AddressField<Part extends string = AddressPart> = {
  name: Part
  required: boolean
  /** An alternative part: while it is filled in, this field is not required. */
  unless?: AddressPart
  label: AddressLabel
  /** The only values that are accepted; the English name is stored. */
  options?: readonly Text[]
  autocomplete: string
  maxLength: number
  /** Matches the whole normalised value. */
  pattern?: RegExp
}

/** `not_offered`: the value is not one of the field's options. */
export type AddressError = {
  field: AddressPart | ContactPart
  code: 'required' | 'too_long' | 'not_offered' | 'malformed'
}

const emirates: readonly Text[] = [
  { en: 'Abu Dhabi', ar: 'أبوظبي' },
  { en: 'Dubai', ar: 'دبي' },
  { en: 'Sharjah', ar: 'الشارقة' },
  { en: 'Ajman', ar: 'عجمان' },
  { en: 'Umm Al Quwain', ar: 'أم القيوين' },
  { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
  { en: 'Fujairah', ar: 'الفجيرة' },
]

const saudiRegions: readonly Text[] = [
  { en: 'Riyadh', ar: 'الرياض' },
  { en: 'Makkah', ar: 'مكة المكرمة' },
  { en: 'Madinah', ar: 'المدينة المنورة' },
  { en: 'Eastern Province', ar: 'المنطقة الشرقية' },
  { en: 'Qassim', ar: 'القصيم' },
  { en: 'Asir', ar: 'عسير' },
  { en: 'Tabuk', ar: 'تبوك' },
  { en: 'Hail', ar: 'حائل' },
  { en: 'Northern Borders', ar: 'الحدود الشمالية' },
  { en: 'Jazan', ar: 'جازان' },
  { en: 'Najran', ar: 'نجران' },
  { en: 'Al Bahah', ar: 'الباحة' },
  { en: 'Al Jawf', ar: 'الجوف' },
]

const kuwaitGovernorates: readonly Text[] = [
  { en: 'Al Asimah', ar: 'العاصمة' },
  { en: 'Hawalli', ar: 'حولي' },
  { en: 'Farwaniya', ar: 'الفروانية' },
  { en: 'Ahmadi', ar: 'الأحمدي' },
  { en: 'Jahra', ar: 'الجهراء' },
  { en: 'Mubarak Al-Kabeer', ar: 'مبارك الكبير' },
]

const bahrainGovernorates: readonly Text[] = [
  { en: 'Capital', ar: 'العاصمة' },
  { en: 'Muharraq', ar: 'المحرق' },
  { en: 'Northern', ar: 'الشمالية' },
  { en: 'Southern', ar: 'الجنوبية' },
]

const omanGovernorates: readonly Text[] = [
  { en: 'Muscat', ar: 'مسقط' },
  { en: 'Dhofar', ar: 'ظفار' },
  { en: 'Musandam', ar: 'مسندم' },
  { en: 'Al Buraimi', ar: 'البريمي' },
  { en: 'Ad Dakhiliyah', ar: 'الداخلية' },
  { en: 'Al Batinah North', ar: 'شمال الباطنة' },
  { en: 'Al Batinah South', ar: 'جنوب الباطنة' },
  { en: 'Ash Sharqiyah North', ar: 'شمال الشرقية' },
  { en: 'Ash Sharqiyah South', ar: 'جنوب الشرقية' },
  { en: 'Adh Dhahirah', ar: 'الظاهرة' },
  { en: 'Al Wusta', ar: 'الوسطى' },
]

const part = { maxLength: maxPlace, required: true }
const optionalPart = { maxLength: maxPlace, required: false }
const line = { maxLength: maxAddressLine, required: true }
const optionalLine = { maxLength: maxAddressLine, required: false }

const country = {
  name: 'country',
  required: true,
  label: 'country',
  autocomplete: 'country',
  maxLength: 2,
  pattern: /^[A-Z]{2}$/,
} as const
const lineOne = { ...line, name: 'addressLineOne', autocomplete: 'address-line1' } as const
const lineTwo = { ...optionalLine, name: 'addressLineTwo', autocomplete: 'address-line2' } as const
const landmark = {
  ...optionalLine,
  name: 'landmark',
  label: 'landmark',
  autocomplete: 'off',
} as const
const stateLevel = { name: 'state', autocomplete: 'address-level1' } as const
const cityLevel = { name: 'city', autocomplete: 'address-level2' } as const
const districtBelowCity = { name: 'district', autocomplete: 'address-level3' } as const
// Browsers store the district at the level below the state where a form has no city.
const districtBelowState = { name: 'district', autocomplete: 'address-level2' } as const

const forms: Record<string, readonly AddressField[]> = {
  AE: [
    country,
    { ...part, ...stateLevel, label: 'emirate', options: emirates },
    { ...part, ...districtBelowState, label: 'area' },
    { ...lineOne, label: 'street_and_building' },
    { ...lineTwo, label: 'apartment' },
    landmark,
  ],
  SA: [
    country,
    { ...optionalPart, ...stateLevel, label: 'region', options: saudiRegions },
    { ...part, ...cityLevel, label: 'city' },
    // The national short address names one door: a courier with that address needs neither district nor street.
    {
      name: 'zipCode',
      required: false,
      label: 'national_address',
      autocomplete: 'off',
      maxLength: 12,
      pattern: /^[A-Z]{4}\d{4}$/,
    },
    { ...part, ...districtBelowCity, label: 'district', unless: 'zipCode' },
    { ...lineOne, label: 'street_and_building', unless: 'zipCode' },
    landmark,
  ],
  KW: [
    country,
    { ...part, ...stateLevel, label: 'governorate', options: kuwaitGovernorates },
    { ...part, ...cityLevel, label: 'area' },
    { ...part, ...districtBelowCity, label: 'block' },
    { ...lineOne, label: 'street_and_number' },
    { ...lineTwo, label: 'floor_and_apartment' },
    landmark,
  ],
  QA: [
    country,
    { ...part, ...districtBelowState, label: 'zone' },
    { ...lineOne, label: 'street_and_building' },
    { ...lineTwo, label: 'apartment' },
    landmark,
  ],
  BH: [
    country,
    { ...optionalPart, ...stateLevel, label: 'governorate', options: bahrainGovernorates },
    { ...part, ...districtBelowState, label: 'complex' },
    { ...lineOne, label: 'road_and_building' },
    { ...lineTwo, label: 'apartment' },
    landmark,
  ],
  OM: [
    country,
    { ...optionalPart, ...stateLevel, label: 'governorate', options: omanGovernorates },
    { ...part, ...cityLevel, label: 'wilayat' },
    { ...part, ...districtBelowCity, label: 'area' },
    { ...lineOne, required: false, label: 'way_and_number' },
    landmark,
  ],
  EG: formWith('governorate'),
}

const formElsewhere = formWith('state')

/** For a country of which the shop knows only the name of its first division. */
function formWith(division: 'state' | 'governorate'): readonly AddressField[] {
  return [
    country,
    { ...part, ...cityLevel, label: 'city' },
    { ...optionalPart, ...stateLevel, label: division },
    { ...optionalPart, ...districtBelowCity, label: 'district' },
    { ...lineOne, label: 'street_and_building' },
    { ...lineTwo, label: 'apartment' },
    {
      name: 'zipCode',
      required: false,
      label: 'postcode',
      autocomplete: 'postal-code',
      maxLength: maxPostcode,
    },
    landmark,
  ]
}

/**
 * The fields of the recipient of the order: the same fields in every country. Whether the phone number exists is
 * checked elsewhere.
 */
export const contactFields: readonly AddressField<ContactPart>[] = [
  {
    name: 'name',
    required: true,
    label: 'name',
    autocomplete: 'name',
    maxLength: maxName,
    pattern: namePattern,
  },
  {
    name: 'phone',
    required: true,
    label: 'phone',
    autocomplete: 'tel',
    maxLength: maxPhone,
    pattern: /^\+?[\d\s().-]{6,}$/,
  },
  {
    name: 'alternateNumber',
    required: false,
    label: 'alternateNumber',
    autocomplete: 'off',
    maxLength: maxPhone,
    pattern: /^\+?[\d\s().-]{6,}$/,
  },
  {
    name: 'email',
    required: false,
    label: 'email',
    autocomplete: 'email',
    maxLength: maxEmail,
    pattern: emailPattern,
  },
]

/**
 * Returns the fields of the address form of a country (two letters), in the order in which the form asks for them.
 */
export function addressForm(country: string): readonly AddressField[] {
  const code = country.toUpperCase()
  return (Object.hasOwn(forms, code) && forms[code]) || formElsewhere
}

/**
 * The errors of an address after it is normalised, at most one for each field, in the order of the
 * form and then of `contactFields`. The argument `country` chooses the form, even where
 * `address.country` differs. Fields that the form does not ask for are not checked.
 */
export function checkAddress(country: string, address: Address): AddressError[] {
  const normalised = normaliseAddress({ ...address, country })
  return [...addressForm(country), ...contactFields].flatMap((field) => {
    const code = errorOf(field, normalised)
    return code ? [{ field: field.name, code }] : []
  })
}

/** Whether a field must be filled in, given the other parts of the address. */
export function isRequired(
  { required, unless }: Pick<AddressField<string>, 'required' | 'unless'>,
  address: Address,
): boolean {
  return required && (unless === undefined || address[unless].trim() === '')
}

/**
 * The address in the form in which it is stored: no stray spaces or invisible characters, a chosen
 * option under its English name in either language, and Latin digits where a machine reads them.
 */
export function normaliseAddress(address: Address): Address {
  const normalised = { ...address }
  for (const { name } of contactFields) normalised[name] = normaliseText(address[name])
  for (const name of addressParts) normalised[name] = normaliseText(address[name])
  normalised.country = normalised.country.toUpperCase()
  normalised.phone = toLatinDigits(normalised.phone)
  normalised.alternateNumber = toLatinDigits(normalised.alternateNumber)
  normalised.zipCode = toLatinDigits(normalised.zipCode).toUpperCase()
  if (normalised.country === 'SA') normalised.zipCode = normalised.zipCode.replace(/[\s-]/g, '')
  normalised.state =
    offered(stateOptions(normalised.country), normalised.state)?.en ?? normalised.state
  return normalised
}

/** The name of a stored state in both languages; an unknown state is returned unchanged. */
export function stateName(country: string, state: string): Text {
  return offered(stateOptions(country), state) ?? { en: state, ar: state }
}

const addressParts: readonly AddressPart[] = [
  'country',
  'state',
  'district',
  'city',
  'addressLineOne',
  'addressLineTwo',
  'zipCode',
  'landmark',
]

function errorOf(
  field: AddressField<AddressPart | ContactPart>,
  normalised: Address,
): AddressError['code'] | undefined {
  const value = normalised[field.name]
  if (value === '') return isRequired(field, normalised) ? 'required' : undefined
  if (value.length > field.maxLength) return 'too_long'
  if (field.options && !offered(field.options, value)) return 'not_offered'
  return field.pattern && !field.pattern.test(value) ? 'malformed' : undefined
}

function stateOptions(country: string): readonly Text[] {
  return addressForm(country).find((field) => field.name === 'state')?.options ?? []
}

function offered(options: readonly Text[], value: string): Text | undefined {
  const wanted = value.toLowerCase()
  return options.find((option) => option.en.toLowerCase() === wanted || option.ar === wanted)
}

function normaliseText(text: string): string {
  // Direction marks that were pasted along with a name would reverse the rest of a label or an
  // invoice.
  return text
    .replace(/\p{Cf}|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
