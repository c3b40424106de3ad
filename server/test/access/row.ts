import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf, ParamsOf, QueryOf } from '@rimal/contract/endpoint'
import type { Caller } from './things.ts'

export type Address = keyof ApiByAddress

/**
 * The data that an id in a call opens. `own`: a thing that only its customer may reach. `whoever`: a token, which
 * is sufficient by itself. `nothing`: a caller that names a thing of another customer gets the answer for a thing
 * that does not exist. `staff`: staff only, by the permission of the call. `public`: data that everybody may see.
 */
export type Reach = 'own' | 'whoever' | 'nothing' | 'staff' | 'public'

export type Input<A extends Address> = {
  params?: ParamsOf<ApiByAddress[A]>
  query?: QueryOf<ApiByAddress[A]>
  body?: BodyOf<ApiByAddress[A]>
}

export type Row<A extends Address> = {
  reach?: Reach
  /** The input of the call, or a function that makes it where it must be new each time. */
  input?: Input<A> | ((me: Caller) => Promise<Input<A>>)
  /** The call ends the customer's login or account, so a customer made for this call makes it. */
  byNewcomer?: true
  /** The errorCode with which even the owner is refused, where these tests cannot meet a condition of the call. */
  refusedWith?: number
}

/** A part of them. */
export type Rows = { [A in Address]?: Row<A> }

/** A row as the runner sees it, which knows the addresses at run time only. */
export type AnyRow = Omit<Row<Address>, 'input'> & {
  input?: AnyInput | ((me: Caller) => Promise<AnyInput>)
}
export type AnyInput = { params?: object; query?: object; body?: unknown }
