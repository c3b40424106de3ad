/** A file on its way to the shop. */
export type Upload = {
  key: number
  /** The address of the file in the memory of the browser. */
  preview: string
  isVideo: boolean
  sent: number
  /** In bytes. */
  total: number
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Why it failed. */
  error: unknown
}

export type Sending = { onProgress: (sent: number, total: number) => void; signal: AbortSignal }

type Listener<Result> = {
  /** Called with all uploads whenever one of them changes. */
  onChange: (uploads: Upload[]) => void
  /** Called with what was uploaded, in the order in which it was added. */
  onDone: (results: Result[]) => void
}

type Entry<Result> = Upload & { file: Blob; stop: AbortController; result?: Result }

const atOnce = 2

/** Whether a file calls itself a video; not every system knows the type of each. */
export function isVideo(file: Blob): boolean {
  const name = file instanceof File ? file.name : ''
  return file.type.startsWith('video/') || /\.(mp4|mov|m4v|webm)$/i.test(name)
}

/**
 * Uploads files, two at a time; a failed upload can be tried again and does not stop the others. A finished upload is
 * handed over only after all uploads that were added before it.
 */
export function createUploadQueue<Result>(send: (file: Blob, sending: Sending) => Promise<Result>) {
  let listener: Listener<Result> | null = null
  let entries: Entry<Result>[] = []
  let lastKey = 0

  const report = () => listener?.onChange(entries.map(shown))

  function drop(dropped: readonly Entry<Result>[]) {
    for (const { preview } of dropped) URL.revokeObjectURL(preview)
    entries = entries.filter((entry) => !dropped.includes(entry))
  }

  function stopAll(stopped: readonly Entry<Result>[]) {
    drop(stopped)
    for (const { stop } of stopped) stop.abort()
  }

  /** Begins what may begin, and hands over what has no unfinished upload before it. */
  function goOn() {
    const onTheWay = entries.filter(({ state }) => state === 'sending').length
    const next = entries.filter(({ state }) => state === 'waiting').slice(0, atOnce - onTheWay)
    for (const entry of next) void start(entry)
    const done = settledOf(entries).filter(({ state }) => state === 'sent')
    drop(done)
    report()
    if (done.length > 0) listener?.onDone(done.map(({ result }) => result as Result))
  }

  async function start(entry: Entry<Result>) {
    const { file, stop } = entry
    Object.assign(entry, { state: 'sending', sent: 0, error: null })
    const onProgress = (sent: number, total: number) => {
      Object.assign(entry, { sent, total })
      report()
    }
    try {
      entry.result = await send(file, { onProgress, signal: stop.signal })
      entry.state = 'sent'
    } catch (error) {
      Object.assign(entry, { state: 'failed', error })
    }
    goOn()
  }

  return {
    add(files: readonly Blob[]) {
      entries = [...entries, ...files.map((file) => newEntry<Result>(file, ++lastKey))]
      goOn()
    },
    retry(key: number) {
      const entry = entries.find((one) => one.key === key && one.state === 'failed')
      if (entry) entry.state = 'waiting'
      goOn()
    },
    /** Takes an upload out of the list, whatever its state. */
    stop(key: number) {
      stopAll(entries.filter((one) => one.key === key))
      goOn()
    },
    /** Reports to one listener; returns what ends that, with all uploads. */
    listen(given: Listener<Result>) {
      listener = given
      return () => {
        listener = null
        stopAll(entries)
      }
    },
  }
}

/** The uploads before the first that is not at its end. */
function settledOf<U extends Upload>(uploads: U[]): U[] {
  const first = uploads.findIndex(({ state }) => state === 'waiting' || state === 'sending')
  return first < 0 ? uploads : uploads.slice(0, first)
}

function newEntry<Result>(file: Blob, key: number): Entry<Result> {
  const preview = URL.createObjectURL(file)
  const stop = new AbortController()
  return {
    key,
    preview,
    isVideo: isVideo(file),
    file,
    stop,
    sent: 0,
    total: file.size,
    state: 'waiting',
    error: null,
  }
}

function shown({ key, preview, isVideo, sent, total, state, error }: Upload): Upload {
  return { key, preview, isVideo, sent, total, state, error }
}
