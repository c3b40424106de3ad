import { generateKeyPairSync } from 'node:crypto'
import { appId } from './build-app.ts'

/** The settings of a shop that has an app, and an account at Google that nobody else knows: no message leaves by it. */
export function appSettings(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const account = {
    project_id: 'rimal-tests',
    client_email: 'app@rimal-tests.example.com',
    private_key: privateKey,
  }
  return { APP_ID: appId, FCM_ACCOUNT: JSON.stringify(account) }
}
