import { createStore, type Store } from '../resource/store.ts'

/** The sentence under each wrong field. */
export type Faults<Field extends string = string> = Partial<Record<Field, string>>

/** Why something was not sent: wrong fields, or the sentence for the whole form; '' when no answer came. */
export type Refusal<Field extends string = string> = { faults?: Faults<Field>; failure?: string }

type State<Field extends string> = {
  faults: Faults<Field>
  failure: string | null
  busy: boolean
}

export type Sending<Field extends string> = {
  /** The faults that can be seen without asking the shop. */
  check: () => Faults<Field>
  send: () => Promise<Refusal<Field> | undefined | void>
}

export type Submission<Field extends string> = Store<State<Field>> & {
  /** Checks, and sends what has no fault; returns whether a field is wrong. Does nothing while it is sending. */
  submit: (sending: Sending<Field>) => Promise<boolean>
  /** A field that was changed is not wrong until it is checked again; without names, no field is. */
  forgive: (fields?: readonly string[]) => void
  /** Shows the fault of one field, or that it has none. */
  put: (faults: Faults<Field>) => void
  /** Nothing is wrong with an empty form. */
  forget: () => void
}

/** The life of one form: checked, sent, refused. */
export function createSubmission<Field extends string>(): Submission<Field> {
  const store = createStore<State<Field>>({ faults: {}, failure: null, busy: false })
  const set = (part: Partial<State<Field>>) => store.set({ ...store.get(), ...part })

  async function submit({ check, send }: Sending<Field>): Promise<boolean> {
    if (store.get().busy) return false
    const faults = check()
    if (hasFaults(faults)) {
      set({ faults, failure: null })
      return true
    }
    set({ faults: {}, failure: null, busy: true })
    try {
      const { faults: refused = {}, failure = null } = (await send()) ?? {}
      set({ faults: refused, failure, busy: false })
      return hasFaults(refused)
    } catch (error) {
      set({ failure: '', busy: false })
      throw error
    }
  }

  return {
    ...store,
    submit,
    forgive(fields) {
      if (!fields) return set({ faults: {} })
      const left = Object.entries(store.get().faults).filter(([field]) => !fields.includes(field))
      set({ faults: Object.fromEntries(left) as Faults<Field> })
    },
    forget: () => set({ faults: {}, failure: null }),
    put: (faults) => set({ faults: { ...store.get().faults, ...faults } }),
  }
}

function hasFaults(faults: Faults): boolean {
  return Object.values(faults).some(Boolean)
}

type Answer = { message: string; fields?: Record<string, string> } | null

/**
 * The refusal of a call: the sentence of each field that the shop names, else its message. Of a field without a
 * sentence only the message is shown.
 */
export function refusalOf<Field extends string>(
  answer: Answer,
  sentences: Faults<Field> = {},
): Refusal<Field> {
  const named = Object.entries(sentences).filter(([field]) => answer?.fields?.[field] !== undefined)
  if (named.length > 0) return { faults: Object.fromEntries(named) as Faults<Field> }
  return { failure: answer?.message ?? '' }
}
