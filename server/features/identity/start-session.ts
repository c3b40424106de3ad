import type { Login } from '@rimal/contract/identity'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { clearGuest } from '../../http/guests.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import type { Caller } from '../customers/caller.ts'
import { claimAsGuest } from './claim-as-guest.ts'
import { rememberDevice, rememberRefreshToken } from '../customers/cookies.ts'
import { accessTokenSeconds, openSession } from './sessions/open-session.ts'

type Entrance = {
  customerId: string
  /** The contact that the customer proved. */
  contact: string
  guestId: string
  client: 'web' | 'native' | undefined
  caller: Caller
  reply: FastifyReply
}

/** Starts a login: opens a session, assigns the guest's cart and orders to the customer, and forgets the guest. */
export async function startSession(deps: Deps, entrance: Entrance): Promise<Login> {
  const { customerId, contact, guestId, client, caller, reply } = entrance
  const merged = await mergeCarts(deps, { guestId, customerId })
  await deps.transact((tx) => claimAsGuest(tx, customerId))
  const isNative = client === 'native'
  const tokens = await openSession(deps, {
    customerId,
    agent: caller.agent,
    replaces: isNative ? undefined : caller.refreshToken,
  })
  clearGuest(deps.config, reply)
  rememberDevice(deps, reply, contact)
  if (!isNative) rememberRefreshToken(deps.config, reply, tokens.refreshToken)
  return {
    ...tokens,
    refreshToken: isNative ? tokens.refreshToken : null,
    accessTokenSeconds,
    merged,
  }
}
