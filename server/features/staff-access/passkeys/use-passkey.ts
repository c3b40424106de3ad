import { challengeMinutes } from '@rimal/contract/staff/sign-in'
import type { PasskeyRequest, UsedPasskey } from '@rimal/contract/staff/passkeys'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countTry, forgiveTry, type Who } from '../../customers/limits/count-tries.ts'
import { findMember, type StaffMember } from '../../staff/staff-record.ts'
import { notifyOfFactor } from '../factors/notify-of-factor.ts'
import { findPasskey, type StoredPasskey, updatePasskey } from '../passkeys.sql.ts'
import { relyingParty } from './challenge.ts'
import { loadWebAuthn } from './web-authn.ts'

/** What the browser is asked for; without passkeys the person chooses one on the device. */
export function requestOf(
  deps: Pick<Deps, 'config'>,
  challenge: string,
  passkeys: readonly StoredPasskey[] = [],
): PasskeyRequest {
  return {
    rpId: relyingParty(deps).id,
    challenge,
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
  }
}

type Use = {
  passkey: UsedPasskey
  challenge: string
  agent: string | undefined
  whoIs: (email: string) => Who
  /** The member who must have the passkey; anybody at the sign-in. */
  staffId?: string
}

type Used = {
  member: StaffMember
  /**
   * Records the use in the transaction of what the passkey was used for.
   * @throws passkey_wrong if the passkey was removed meanwhile
   */
  record: (tx: Tx) => Promise<void>
}

/**
 * Verifies the signature of a passkey whose device has verified the person. Wrong ones are counted by member and
 * device, or by the id of a passkey that nobody has. The refusal is the same for all that is wrong.
 * @throws passkey_wrong, too_many_sign_ins, passkeys_unavailable
 */
export async function usePasskey(deps: Deps, use: Use): Promise<Used> {
  const { passkey, staffId, whoIs } = use
  const stored = await findPasskey(deps.db, passkey.id)
  const member = stored && (await findMember(deps.db, stored.staffId))
  const who = whoIs(member?.email ?? `passkey:${passkey.id}`)
  const counted = await countTry(deps, 'staff_passkey_tried', who)
  if (!stored || !member) throw new ShopError('passkey_wrong')
  const isTheirs = staffId === undefined ? isNamed(member, passkey) : staffId === member.id
  const verified = isTheirs ? await verify(deps, stored, use) : undefined
  if (!verified) throw new ShopError('passkey_wrong')
  await forgiveTry(deps, counted)
  const { newCounter: counter } = verified
  return {
    member,
    record: async (tx) => {
      const isThere = await updatePasskey(tx, stored.id, { counter, usedAt: deps.clock() })
      if (!isThere) throw new ShopError('passkey_wrong')
      // Synced passkeys state 0 for ever; any other number grows with each use.
      if ((counter > 0 || stored.counter > 0) && counter <= stored.counter) {
        const counters = { passkey: stored.id, stated: counter, before: stored.counter }
        deps.log.warn(counters, 'a passkey stated fewer uses than before')
        const { name } = stored
        await notifyOfFactor(deps, tx, {
          member,
          event: 'passkey_copied',
          passkey: name,
          agent: use.agent,
        })
      }
    },
  }
}

/** The device stores the handle of the person, and states it wherever it offers the passkey by itself. */
function isNamed({ passkeyHandle }: StaffMember, { response }: UsedPasskey): boolean {
  return passkeyHandle !== null && response.userHandle === passkeyHandle
}

async function verify(deps: Deps, stored: StoredPasskey, { passkey, challenge }: Use) {
  const { id, origin } = relyingParty(deps)
  const { rawId, type, response } = passkey
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const sent = { clientDataJSON, authenticatorData, signature }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: passkey.id,
        rawId,
        type,
        response: userHandle === undefined ? sent : { ...sent, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        // With 0 the library compares no counters: a smaller one is a sign of a copy and no proof of it.
        counter: 0,
      },
    })
    return verified ? authenticationInfo : undefined
  } catch (error) {
    deps.log.info({ err: error, passkey: stored.id }, 'a passkey was refused')
    return undefined
  }
}
