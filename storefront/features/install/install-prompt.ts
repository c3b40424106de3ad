/** What a browser sends when it can install the shop; the standard library does not know it. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let held: InstallPrompt | null = null
let listener = () => {}

/** Keeps the browser from suggesting the app by itself, and holds its prompt until the shop suggests the app. */
export function holdPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    held = event as InstallPrompt
    listener()
  })
}

/** Returns the prompt of the browser; null where it has sent none. */
export function heldPrompt(): InstallPrompt | null {
  return held
}

/** Calls `listen` when the browser sends a prompt. */
export function whenPromptComes(listen: () => void) {
  listener = listen
}
