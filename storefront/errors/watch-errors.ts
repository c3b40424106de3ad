import { ignoreFailure } from './ignore-failure.ts'

/**
 * Reports defects that the browser meets to the shop. `page` is the route of the page. Returns the function for
 * errors that React catches.
 */
export function watchErrors(page: () => string): (error: unknown) => void {
  async function send(error: unknown) {
    const { reportError } = await import('./report-error.ts')
    await reportError(error, page())
  }
  const report = (error: unknown) => void ignoreFailure(send(error), 'It would report itself.')
  addEventListener('error', (event) => report(event.error))
  addEventListener('unhandledrejection', (event) => report(event.reason))
  return report
}
