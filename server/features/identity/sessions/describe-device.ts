/** The first that fits: each names itself, and those it descends from as well. */
const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
]

/**
 * Returns the name by which the customer knows a device, such as 'Safari, iPhone'; nothing else of the user agent
 * is stored.
 */
export function describeDevice(agent: string | undefined): string {
  const nameIn = (names: typeof browsers) =>
    names.find(([pattern]) => pattern.test(agent ?? ''))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ')
}
