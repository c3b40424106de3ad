const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether an address leads to nobody but the machine that it is opened on. */
export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  return loopbackName.test(hostname)
}
