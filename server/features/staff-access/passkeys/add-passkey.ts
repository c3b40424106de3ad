import { randomBytes } from 'node:crypto'
import { textIn } from '@rimal/contract/language'
import type { MadePasskey, NewPasskey } from '@rimal/contract/staff/passkeys'
import { maxPasskeys } from '@rimal/contract/limits'
import { challengeMinutes } from '@rimal/contract/staff/sign-in'
import { cleanText } from '@rimal/contract/text/clean-text'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { StaffSession } from '../../../http/bearer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { describeDevice } from '../../identity/sessions/describe-device.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { findMember, lockMember, saveHandle } from '../../staff/staff-record.ts'
import { notifyOfFactor } from '../factors/notify-of-factor.ts'
import { countPasskeys, insertPasskey, listStoredPasskeys } from '../passkeys.sql.ts'
import { newChallenge, relyingParty } from './challenge.ts'
import { algorithms, loadWebAuthn } from './web-authn.ts'

/**
 * Begins to add a passkey, which the device finds by itself and uses only for a verified person.
 * @throws passkeys_unavailable, passkeys_full
 */
export async function startPasskey(deps: Deps, tx: Tx, staff: StaffSession): Promise<NewPasskey> {
  const { id } = relyingParty(deps)
  const passkeys = await listStoredPasskeys(tx, staff.staffId)
  if (passkeys.length >= maxPasskeys) throw new ShopError('passkeys_full')
  const handle = await handleOf(tx, staff.staffId)
  const bound = { sessionId: staff.sessionId }
  const challenge = await newChallenge(tx, { purpose: 'add_passkey', bound, now: deps.clock() })
  const rp = { id, name: textIn((await findSettings(tx)).name, staff.language) }
  return {
    rp,
    user: { id: handle, name: staff.email, displayName: staff.name },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMinutes * 60_000,
    excludeCredentials: passkeys.map(({ credentialId }) => ({
      id: credentialId,
      type: 'public-key',
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** The random name under which devices store the person; it says nothing about the person. */
async function handleOf(tx: Tx, staffId: string): Promise<string> {
  const member = await findMember(tx, staffId)
  return member?.passkeyHandle ?? saveHandle(tx, staffId, randomBytes(32).toString('base64url'))
}

type Made = {
  staff: StaffSession
  challenge: string
  passkey: MadePasskey
  name: string | undefined
  agent: string | undefined
}

/**
 * Saves a passkey that answers the challenge, and informs the person by email.
 * @throws passkey_wrong, passkeys_full, passkeys_unavailable
 */
export async function addPasskey(deps: Deps, tx: Tx, made: Made): Promise<string> {
  const { staff, agent } = made
  const verified = await verify(deps, made)
  if (!verified) throw new ShopError('passkey_wrong')
  await lockMember(tx, staff.staffId)
  if ((await countPasskeys(tx, staff.staffId)) >= maxPasskeys) throw new ShopError('passkeys_full')
  const { credential, credentialDeviceType } = verified
  const name = oneLine(made.name ?? '') || describeDevice(agent) || 'Passkey'
  const id = await insertPasskey(tx, {
    staffId: staff.staffId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: made.passkey.response.transports ?? [],
    isSynced: credentialDeviceType === 'multiDevice',
    name,
    createdAt: deps.clock(),
  })
  if (id === undefined) throw new ShopError('passkey_wrong')
  const member = { ...staff, id: staff.staffId }
  await notifyOfFactor(deps, tx, { member, event: 'passkey_added', passkey: name, agent })
  return id
}

function oneLine(text: string): string {
  return cleanText(text.normalize('NFC')).replaceAll(/\s+/g, ' ').trim()
}

async function verify(deps: Deps, { passkey, challenge }: Made) {
  const { id, origin } = relyingParty(deps)
  const { rawId, type, response } = passkey
  const { clientDataJSON, attestationObject } = response
  const { verifyRegistrationResponse } = await loadWebAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: passkey.id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return verified ? registrationInfo : undefined
  } catch (error) {
    deps.log.info({ err: error }, 'a new passkey was refused')
    return undefined
  }
}
