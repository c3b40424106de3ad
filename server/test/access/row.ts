import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf, ParamsOf, QueryOf } from '@rimal/contract/endpoint'
import type { Caller } from './things.ts'

export type Address = keyof ApiByAddress

/**
 * What an id in a call opens. `own`: a thing that is there for her alone. `whoever`: a token, which is
 * all it takes. `nothing`: whoever names what is not hers is answered as if there were nothing.
 * `staff`: staff only, by the permission of the call. `window`: what everybody may see.
 */
export type Reach = 'own' | 'whoever' | 'nothing' | 'staff' | 'public'

export type Input<A extends Address> = {
  params?: ParamsOf<ApiByAddress[A]>
  query?: QueryOf<ApiByAddress[A]>
  body?: BodyOf<ApiByAddress[A]>
}

export type Row<A extends Address> = {
  reach?: Reach
  /** What is sent; where it must be fresh each time, how that is made. */
  input?: Input<A> | ((me: Caller) => Promise<Input<A>>)
  /** It ends her login or her account, so it is called by a customer made for it. */
  byNewcomer?: true
  /** With which errorCode she herself is refused, where what she needs for more cannot be had here. */
  refusedWith?: number
}

/** A part of them. */
export type Rows = { [A in Address]?: Row<A> }

/** A row as the runner sees it, which knows the addresses at run time only. */
export type AnyRow = Omit<Row<Address>, 'input'> & {
  input?: AnyInput | ((me: Caller) => Promise<AnyInput>)
}
export type AnyInput = { params?: object; query?: object; body?: unknown }
