import { createContext, useContext } from 'react'

/** Sends a call, again after the person has proved what the server asked for. */
export type Ask = <Result>(send: () => Promise<Result>) => Promise<Result>

export const AskContext = createContext<Ask | null>(null)

export function useAsk(): Ask {
  const ask = useContext(AskContext)
  if (!ask) throw new Error('There is no ProofProvider.')
  return ask
}
