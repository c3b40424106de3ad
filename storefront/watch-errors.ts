/**
 * Reports defects that the browser meets to the shop. `page` is the route of the page. Returns the function for
 * errors that React catches.
 */
export function watchErrors(page: () => string): (error: unknown) => void {
  const report = (error: unknown) =>
    // Reporting must not become another error, which would be reported.
    void import('./report-error.ts').then((it) => it.reportError(error, page())).catch(() => {})
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  return report
}
