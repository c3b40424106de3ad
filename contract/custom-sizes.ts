import Type, { type Static } from 'typebox'
import { get, post } from './endpoint.ts'
import { maxProfileName } from './limits.ts'
import { InLanguage, Instant, LanguageCode, personal, Strict, Uuid } from './shapes.ts'

const unit = Type.Enum(['in', 'cm'])

/** A stored set of the fifteen measurements; the set never changes. */
const MeasurementsInput = Type.Object({
  customSizeId: Uuid,
  unit,
  /** Quarter inches by the key of the measurement. */
  measurements: Type.Record(Type.String(), Type.Integer(), personal('measurements')),
})

/** A set of measurements of a measurement profile. */
export const SavedMeasurements = Type.Object({
  ...MeasurementsInput.properties,
  /** The person who measured: the customer, or staff on a home visit. */
  source: Type.Enum(['customer', 'staff']),
  measuredAt: Instant,
})
export type SavedMeasurements = Static<typeof SavedMeasurements>

/** A named person with the newest measurements; `customSizeId` is what the cart takes. */
export const MeasurementProfile = Type.Object({
  profileId: Uuid,
  name: Type.String(),
  ...SavedMeasurements.properties,
})
export type MeasurementProfile = Static<typeof MeasurementProfile>

const language_code = Type.Optional(LanguageCode)
/** A set of measurements as a form sends it. */
const given = {
  language_code,
  /** Quarter inches by the key of the measurement. */
  measurements: Type.Record(Type.String({ maxLength: 40 }), Type.Integer(), {
    maxProperties: 20,
  }),
  unit,
  /** The keys of the measurements that the shopper confirmed when the form asked "are you sure". */
  confirmed: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 15 })),
}
const name = Type.String({ minLength: 1, maxLength: maxProfileName, pattern: '\\S' })
const Profiles = Type.Array(MeasurementProfile)

/**
 * Calls on measurements. Lengths in quarter inches; implausible sets are refused with
 * `measurements_refused`.
 */
export const customSizesApi = {
  saveCustomSize: post('custom-size/save-custom-size', {
    access: 'shopper',
    summary:
      'Saves a set of measurements and answers its id, which add-to-cart takes as customSizeId.',
    perMinute: 30,
    body: Strict(given),
    result: Type.Object({ customSizeId: Uuid }),
    errors: ['measurements_refused'],
  }),
  getCustomSize: get('custom-size/get-custom-size/{customSizeId}', {
    access: 'shopper',
    summary: "One of the caller's own sets of measurements.",
    params: Type.Object({ customSizeId: Uuid }),
    result: MeasurementsInput,
    errors: ['custom_size_not_found'],
  }),
  listProfiles: get('measurement-profile/list-profiles', {
    access: 'customer',
    summary:
      'The measurement profiles of the customer with their newest measurements, the oldest profile first.',
    result: Profiles,
  }),
  saveProfile: post('measurement-profile/save-profile', {
    access: 'customer',
    summary:
      'Saves measurements under a name. With a profile_id they become the newest of that profile. Answers the profile.',
    perMinute: 30,
    body: Strict({ ...given, name, profile_id: Type.Optional(Uuid) }),
    result: MeasurementProfile,
    errors: ['measurements_refused', 'profile_not_found', 'profile_name_taken', 'profiles_full'],
  }),
  renameProfile: post('measurement-profile/rename-profile', {
    access: 'customer',
    summary: 'Renames a profile; orders continue to show the name that they were placed with.',
    perMinute: 30,
    body: Strict({ language_code, profile_id: Uuid, name }),
    result: Profiles,
    errors: ['profile_not_found', 'profile_name_taken'],
  }),
  removeProfile: post('measurement-profile/remove-profile', {
    access: 'customer',
    summary: 'Deletes a profile and its measurements, except measurements that a cart line needs.',
    perMinute: 30,
    body: Strict({ language_code, profile_id: Uuid }),
    result: Profiles,
    errors: ['profile_not_found'],
  }),
  listProfileMeasurements: get('measurement-profile/list-measurements/{profileId}', {
    access: 'customer',
    summary: 'All sets of measurements of a profile, the newest first.',
    params: Type.Object({ profileId: Uuid }),
    query: InLanguage,
    result: Type.Array(SavedMeasurements),
    errors: ['profile_not_found'],
  }),
}
