import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf, ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { StaffPerson } from '@rimal/contract/staff/staff'
import type { StaffRole } from '@rimal/contract/permissions'

type Input<A extends keyof ApiByAddress> = {
  params?: ParamsOf<ApiByAddress[A]>
  query?: QueryOf<ApiByAddress[A]>
  body?: BodyOf<ApiByAddress[A]>
}

/** The tools that a verb works with. */
export type StaffClient = {
  /** Calls the shop's API as a member of staff: its roles and its audit hold here as anywhere. */
  ask<A extends keyof ApiByAddress>(
    address: A,
    input?: Input<A>,
  ): Promise<ResultOf<ApiByAddress[A]>>
  /** The actions of a person at the machine, who could also write into the database directly. */
  machine: {
    listStaff(): Promise<StaffPerson[]>
    /** Returns the link of the invitation. */
    invite(email: string, as: { role: StaffRole; language: LanguageCode }): Promise<string>
    inviteOwner(): Promise<string>
    changeRole(email: string, role: StaffRole): Promise<void>
    remove(email: string): Promise<void>
  }
}

export type Verb = {
  /**
   * The form in which the verb is typed: `order ship NUMBER --carrier NAME [--tracking TEXT]`. The code receives
   * words in capitals by their name in small letters, and options by their name; those in brackets may be missing.
   */
  usage: string
  says: string
  /** The lines to print. */
  run(client: StaffClient, given: Record<string, string>): Promise<string[]>
}
