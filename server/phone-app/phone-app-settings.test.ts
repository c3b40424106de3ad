import { generateKeyPairSync } from 'node:crypto'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const form = { type: 'pkcs8', format: 'pem' } as const
const elliptic = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export(form).toString()
const appleKey = elliptic('prime256v1')
const googleKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export(form)
  .toString()
const account = {
  type: 'service_account',
  project_id: 'rimal-test',
  client_email: 'push@rimal-test.iam.gserviceaccount.com',
  private_key: googleKey,
  token_uri: 'https://evil.example/token',
}
const fingerprint = Array.from({ length: 32 }, () => 'ab').join(':')
const app = { APP_ID: 'com.rimal.shop', APP_APPLE_TEAM: 'TEAM123456' }
const apns = { APNS_KEY: appleKey, APNS_KEY_ID: 'ABCDE12345' }

const read = (env: Record<string, string>) => readConfig(env).phoneApp

test('a shop has no app, and sends to none, until the app is named', () => {
  expect(read({})).toEqual({
    id: null,
    appleTeam: null,
    androidFingerprints: [],
    apns: null,
    fcm: null,
  })
})

test('the settings of the app, and of the services that send to it', () => {
  const settings = read({
    ...app,
    ...apns,
    APP_ANDROID_FINGERPRINTS: ` ${fingerprint}, ${fingerprint}`,
    FCM_ACCOUNT: JSON.stringify(account),
  })
  expect(settings).toMatchObject({
    id: 'com.rimal.shop',
    appleTeam: 'TEAM123456',
    androidFingerprints: [fingerprint.toUpperCase(), fingerprint.toUpperCase()],
    apns: {
      origin: 'https://api.push.apple.com',
      keyId: 'ABCDE12345',
      team: 'TEAM123456',
      appId: 'com.rimal.shop',
    },
    // The addresses that the account names are not believed.
    fcm: {
      origin: 'https://fcm.googleapis.com',
      tokenOrigin: 'https://oauth2.googleapis.com',
      project: 'rimal-test',
      email: account.client_email,
    },
  })
  expect(settings.apns?.key.export(form)).toBe(appleKey)
  expect(settings.fcm?.key.export(form)).toBe(googleKey)
})

test('a key may stand in one line, or in a file', async () => {
  const inOneLine = { ...apns, APNS_KEY: appleKey.trim().replaceAll('\n', String.raw`\n`) }
  expect(read({ ...app, ...inOneLine }).apns?.key.export(form)).toBe(appleKey)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'rimal-app-'))
  const [key, google] = [join(folder.path, 'key.p8'), join(folder.path, 'google.json')]
  await writeFile(key, appleKey)
  await writeFile(google, JSON.stringify(account))
  const files = { APNS_KEY_FILE: key, APNS_KEY_ID: 'ABCDE12345', FCM_ACCOUNT_FILE: google }
  const settings = read({ ...app, ...files })
  expect(settings.apns?.key.export(form)).toBe(appleKey)
  expect(settings.fcm?.project).toBe('rimal-test')
})

test.each([
  [apns, 'APNS_KEY needs APP_ID and APP_APPLE_TEAM, which must be set too.'],
  [{ ...app, APNS_KEY: appleKey }, 'APNS_KEY needs APNS_KEY_ID, which must be set too.'],
  [{ ...app, APNS_KEY_ID: 'ABCDE12345' }, 'APNS_KEY_ID needs APNS_KEY, which must be set too.'],
  [{ APP_APPLE_TEAM: 'TEAM123456' }, 'APP_APPLE_TEAM needs APP_ID, which must be set too.'],
  [
    { APP_ANDROID_FINGERPRINTS: fingerprint },
    'APP_ANDROID_FINGERPRINTS needs APP_ID, which must be set too.',
  ],
  [{ APP_ID: 'Rimal' }, 'APP_ID is "Rimal", but must be a name such as com.example.shop'],
  [{ APP_ID: 'com.rimal.shop://x' }, 'must be a name such as com.example.shop'],
  [{ ...app, APP_APPLE_TEAM: 'team' }, 'APP_APPLE_TEAM is "team", but must be the ten signs'],
  [{ ...app, APP_ANDROID_FINGERPRINTS: 'AB:CD' }, 'must be a list of SHA-256 fingerprints'],
  [{ ...app, ...apns, APNS_KEY_ID: 'x' }, 'APNS_KEY_ID is "x", but must be the ten signs'],
  [{ ...app, ...apns, APNS_KEY: 'hush-hush' }, 'APNS_KEY must be the text of the .p8 file'],
  [{ ...app, ...apns, APNS_KEY: elliptic('secp384r1') }, 'APNS_KEY must be the text'],
  [{ FCM_ACCOUNT: 'hush-hush' }, 'FCM_ACCOUNT must be the JSON of a service account of Google.'],
  [{ FCM_ACCOUNT: '{"hush-hush":1}' }, 'FCM_ACCOUNT must be the JSON'],
  [{ FCM_ACCOUNT: 'null' }, 'FCM_ACCOUNT must be the JSON'],
  [
    { FCM_ACCOUNT: JSON.stringify({ ...account, project_id: undefined }) },
    'FCM_ACCOUNT must be the JSON',
  ],
  [
    { FCM_ACCOUNT: JSON.stringify({ ...account, private_key: appleKey }) },
    'FCM_ACCOUNT must be the JSON',
  ],
])('settings of an app that are wrong or half set are named: %#', (env, sentence) => {
  let said = ''
  try {
    readConfig(env)
  } catch (error) {
    said = String(error)
  }
  expect(said).toContain(sentence)
  expect(said).not.toContain('hush-hush')
  expect(said.trim().split('\n')).toHaveLength(2)
})
