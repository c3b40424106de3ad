type Pause = { timer: NodeJS.Timeout; again: boolean }

/**
 * Sends the first call of a name at once, and the calls during the following pause together when the pause is over:
 * a burst is sent twice, and the last call is never lost. `send` must not throw.
 */
export function coalesce<Name>(send: (name: Name) => Promise<void>, pauseMs: number) {
  const pauses = new Map<Name, Pause>()

  async function call(name: Name): Promise<void> {
    const pause = pauses.get(name)
    if (pause) pause.again = true
    else {
      pauseAfter(name)
      await send(name)
    }
  }

  function pauseAfter(name: Name) {
    const end = () => {
      pauses.delete(name)
      if (pause.again) void call(name)
    }
    const pause: Pause = { timer: setTimeout(end, pauseMs).unref(), again: false }
    pauses.set(name, pause)
  }

  function stop() {
    for (const { timer } of pauses.values()) clearTimeout(timer)
    pauses.clear()
  }

  return { call, stop }
}
