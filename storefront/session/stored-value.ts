type Area = 'local' | 'session'

type Shape<Value> = {
  /** `local` outlives the browser; `session` ends with the tab. */
  area: Area
  key: string
  /** Raised when the shape changes, so that a value of the earlier shape counts as absent. */
  version: number
  /** The value where none is stored. */
  initial: Value
  /** Checks what was stored, by whatever program; null where it is not a value of this shape. */
  parse: (stored: unknown) => Value | null
  expiresAfterDays?: number
}

export type StoredValue<Value> = {
  /** The same object until another value is stored. */
  get: () => Value
  /** Returns false when the browser did not store the value; `get` then returns it until the page is left. */
  set: (value: Value) => boolean
  clear: () => void
  /** Calls `listener` after each change, also after one in another tab. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * A value in the browser's storage. A storage that is blocked or full never throws: the value then lives as long as
 * the page.
 */
export function storedValue<Value>(shape: Shape<Value>): StoredValue<Value> {
  const text = storedText(shape.area, shape.key)
  let known: { text: string | null; value: Value } | null = null
  return {
    ...text,
    get() {
      const now = text.get()
      if (known?.text !== now) known = { text: now, value: read(now, shape) }
      return known.value
    },
    set(value) {
      const { version, expiresAfterDays } = shape
      const savedAt = expiresAfterDays && Date.now()
      known = { text: JSON.stringify({ version, savedAt, value } satisfies Envelope), value }
      return text.set(known.text)
    },
  }
}

/** A text in the browser's storage, for keys with a form that the specification states. */
export function storedText(area: Area, key: string): StoredValue<string | null> {
  const listeners = new Set<() => void>()
  /** What the browser did not store. */
  let unstored: { text: string | null } | null = null

  function set(text: string | null) {
    unstored = attempt(
      () => {
        const storage = storageOf(area)
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
        return null
      },
      { text },
    )
    for (const listener of listeners) listener()
    return !unstored
  }
  return {
    get: () => (unstored ? unstored.text : attempt(() => storageOf(area).getItem(key), null)),
    set,
    clear: () => void set(null),
    subscribe(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      addEventListener('storage', hear)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', hear)
      }
    },
  }
}

/** Even the name of a blocked storage throws; the server has none. */
function storageOf(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act()
  } catch {
    return otherwise
  }
}

type Envelope = { version: number; savedAt?: number | undefined; value: unknown }

function read<Value>(text: string | null, shape: Shape<Value>): Value {
  const { area, key, version, initial, parse, expiresAfterDays = Infinity } = shape
  const json: unknown = attempt(() => JSON.parse(text as string), text)
  // A text without a version was stored before values had one: it is of the first version.
  const stored = isEnvelope(json) ? json : { version: 1, value: json }
  if (stored.savedAt && Date.now() > stored.savedAt + expiresAfterDays * dayMs) {
    attempt(() => storageOf(area).removeItem(key), undefined)
    return initial
  }
  if (text === null || stored.version !== version) return initial
  return attempt(() => parse(stored.value), null) ?? initial
}

function isEnvelope(json: unknown): json is Envelope {
  return isRecord(json) && typeof json['version'] === 'number' && 'value' in json
}

/** Removes every value of an area, also those of other programs. */
export function emptyStorage(area: Area) {
  attempt(() => storageOf(area).clear(), undefined)
}

/** The check of a value that is a text. */
export function parseText(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
