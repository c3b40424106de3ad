import Type, { type Static } from 'typebox'
import { get, post } from './endpoint.ts'
import { maxProfileName } from './limits.ts'
import { InLanguage, Instant, LanguageCode, Strict, Uuid } from './shapes.ts'

const unit = Type.Enum(['in', 'cm'])

/** Fifteen figures as they were kept once; they never change. */
const Figures = Type.Object({
  customSizeId: Uuid,
  unit,
  /** Quarter inches by name of the measurement. */
  measurements: Type.Record(Type.String(), Type.Integer()),
})

export const KeptFigures = Type.Object({
  ...Figures.properties,
  /** Who took them: she herself, or the house on a visit. */
  source: Type.Enum(['customer', 'house']),
  measuredAt: Instant,
})
export type KeptFigures = Static<typeof KeptFigures>

/** A person she orders for, with the newest of her figures; its customSizeId goes into the bag. */
export const MeasurementProfile = Type.Object({
  profileId: Uuid,
  name: Type.String(),
  ...KeptFigures.properties,
})
export type MeasurementProfile = Static<typeof MeasurementProfile>

const language_code = Type.Optional(LanguageCode)
const given = {
  language_code,
  /** Quarter inches by name of the measurement. */
  measurements: Type.Record(Type.String({ maxLength: 40 }), Type.Integer(), {
    maxProperties: 20,
  }),
  unit,
  /** Names of measurements whose "are you sure" the shopper has answered with yes. */
  confirmed: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 15 })),
}
const name = Type.String({ minLength: 1, maxLength: maxProfileName, pattern: '\\S' })
const Profiles = Type.Array(MeasurementProfile)

export const customSizesApi = {
  saveCustomSize: post('custom-size/save-custom-size', {
    access: 'shopper',
    summary: 'Keeps a set of measurements and answers its id, the customSizeId of a cart add.',
    perMinute: 30,
    body: Strict(given),
    result: Type.Object({ customSizeId: Uuid }),
    errors: ['measurements_refused'],
  }),
  getCustomSize: get('custom-size/get-custom-size/{customSizeId}', {
    access: 'shopper',
    summary: "One of the caller's own sets of measurements.",
    params: Type.Object({ customSizeId: Uuid }),
    result: Figures,
    errors: ['custom_size_not_found'],
  }),
  listProfiles: get('measurement-profile/list-profiles', {
    access: 'customer',
    summary: 'Whom she orders for, each with the newest figures, the oldest profile first.',
    result: Profiles,
  }),
  saveProfile: post('measurement-profile/save-profile', {
    access: 'customer',
    summary:
      'Keeps figures under a name. With a profile_id they become the newest of that profile. Answers its profile.',
    perMinute: 30,
    body: Strict({ ...given, name, profile_id: Type.Optional(Uuid) }),
    result: MeasurementProfile,
    errors: ['measurements_refused', 'profile_not_found', 'profile_name_taken', 'profiles_full'],
  }),
  renameProfile: post('measurement-profile/rename-profile', {
    access: 'customer',
    summary: 'Gives a profile another name; orders keep the one they were placed with.',
    perMinute: 30,
    body: Strict({ language_code, profile_id: Uuid, name }),
    result: Profiles,
    errors: ['profile_not_found', 'profile_name_taken'],
  }),
  removeProfile: post('measurement-profile/remove-profile', {
    access: 'customer',
    summary: 'Forgets a profile and its figures, except where a piece in a bag needs them.',
    perMinute: 30,
    body: Strict({ language_code, profile_id: Uuid }),
    result: Profiles,
    errors: ['profile_not_found'],
  }),
  listProfileFigures: get('measurement-profile/list-figures/{profileId}', {
    access: 'customer',
    summary: 'All figures of a profile, the newest first.',
    params: Type.Object({ profileId: Uuid }),
    query: InLanguage,
    result: Type.Array(KeptFigures),
    errors: ['profile_not_found'],
  }),
}
