export type Answered = { status: number; result?: unknown }

export type Send<A extends Answered> = (bearer: string | null) => Promise<A>
