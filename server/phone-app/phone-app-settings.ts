import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { ReadSetting } from '../process/read-setting.ts'

/** The phone app of the shop, as far as the server has to know it. */
export type PhoneAppSettings = {
  /** The bundle id on iOS, the package on Android, and the scheme of the app's own addresses; null without an app. */
  id: string | null
  appleTeam: string | null
  /** The SHA-256 fingerprints of the certificates that sign the app for Android. */
  androidFingerprints: string[]
  /** Null where the shop sends no notifications to iPhones. */
  apns: ApnsAccount | null
  /** Null where the shop sends no notifications to Android phones. */
  fcm: FcmAccount | null
}

/** The account at Apple's service of notifications. `origin`: an address that Apple does not own only in tests. */
export type ApnsAccount = {
  origin: string
  key: KeyObject
  keyId: string
  team: string
  appId: string
}

/** The account at Google's service of notifications. The origins are addresses that Google does not own only in tests. */
export type FcmAccount = {
  origin: string
  tokenOrigin: string
  project: string
  email: string
  key: KeyObject
}

/** Variables whose value no sentence may repeat. */
export const phoneAppSecrets = ['APNS_KEY', 'FCM_ACCOUNT'] as const

/** Reads the settings of the phone app; what is missing beside a setting that is set is a sentence in `wrongApp`. */
export function readPhoneApp(read: ReadSetting): {
  phoneApp: PhoneAppSettings
  wrongApp: string[]
} {
  const id = read('APP_ID', '', like(/^[a-z][a-z\d]*(\.[a-z][a-z\d]*)+$/), ofId)
  const team = read('APP_APPLE_TEAM', '', like(/^[A-Z\d]{10}$/), 'the ten signs of a team at Apple')
  const androidFingerprints = read(
    'APP_ANDROID_FINGERPRINTS',
    '',
    parseFingerprints,
    ofFingerprints,
  )
  const key = read('APNS_KEY', '', parseApnsKey, 'the text of the .p8 file of a key of Apple')
  const keyId = read(
    'APNS_KEY_ID',
    '',
    like(/^[A-Z\d]{10}$/),
    'the ten signs of the id of that key',
  )
  const fcm = read('FCM_ACCOUNT', '', parseFcmAccount, 'the JSON of a service account of Google')
  const apns =
    id && team && key && keyId
      ? { origin: 'https://api.push.apple.com', key, keyId, team, appId: id }
      : null
  const phoneApp = { id, appleTeam: team, androidFingerprints, apns, fcm }
  return { phoneApp, wrongApp: listMissing(read) }
}

const ofId = 'a name such as com.example.shop, of lower-case letters, digits and dots'
const ofFingerprints = 'a list of SHA-256 fingerprints such as 14:6D:E9:…'

/** The settings that are of no use without others, and the others. */
const needs: Record<string, readonly string[]> = {
  APNS_KEY: ['APNS_KEY_ID', 'APP_ID', 'APP_APPLE_TEAM'],
  APNS_KEY_ID: ['APNS_KEY'],
  APP_APPLE_TEAM: ['APP_ID'],
  APP_ANDROID_FINGERPRINTS: ['APP_ID'],
}

function listMissing(read: ReadSetting): string[] {
  const isSet = (name: string) => read(name, '', (value) => value !== '', 'a text')
  return Object.entries(needs).flatMap(([name, others]) => {
    const missing = isSet(name) ? others.filter((other) => !isSet(other)) : []
    return missing.length > 0
      ? [`${name} needs ${missing.join(' and ')}, which must be set too.`]
      : []
  })
}

function like(pattern: RegExp) {
  return (value: string): string | null => {
    if (value !== '' && !pattern.test(value)) throw new Error('malformed')
    return value || null
  }
}

function parseFingerprints(value: string): string[] {
  const fingerprints = value
    .split(',')
    .map((part) => part.trim().toUpperCase())
    .filter(Boolean)
  if (!fingerprints.every((one) => /^([\dA-F]{2}:){31}[\dA-F]{2}$/.test(one)))
    throw new Error(value)
  return fingerprints
}

function parseApnsKey(value: string): KeyObject | null {
  if (value === '') return null
  const key = readKey(value)
  const { namedCurve } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType !== 'ec' || namedCurve !== 'prime256v1') throw new Error('another key')
  return key
}

/** The addresses that the account names are not read: the shop sends the key to none but those of Google. */
function parseFcmAccount(value: string): FcmAccount | null {
  if (value === '') return null
  const account = JSON.parse(value) as Record<string, unknown>
  const [project, email, pem] = ['project_id', 'client_email', 'private_key'].map((name) =>
    typeof account[name] === 'string' ? account[name] : '',
  ) as [string, string, string]
  const key = readKey(pem)
  const isComplete = /^[a-z\d-]{4,40}$/.test(project) && /^\S+@\S+$/.test(email)
  if (!isComplete || key.asymmetricKeyType !== 'rsa') throw new Error('incomplete')
  return {
    origin: 'https://fcm.googleapis.com',
    tokenOrigin: 'https://oauth2.googleapis.com',
    project,
    email,
    key,
  }
}

/** Reads a key. Where a variable holds one line only, its lines are separated by `\n`. */
function readKey(pem: string): KeyObject {
  return createPrivateKey(pem.replaceAll(String.raw`\n`, '\n'))
}
