/** Reads a setting or its default. A value for which `parse` throws is reported: it must be what `expected` says. */
export type ReadSetting = <T>(
  name: string,
  fallback: string,
  parse: (value: string) => T,
  expected: string,
) => T

export function oneOf<const T extends string>(allowed: readonly T[], value: string): T {
  const found = allowed.find((name) => name === value)
  if (!found) throw new Error(value)
  return found
}

/** Reads on or off; yes and no say the same. */
export function parseSwitch(value: string): boolean {
  return ['on', 'yes'].includes(oneOf(['on', 'yes', 'off', 'no'], value))
}

export function parseWhole(value: string, { min, max }: { min: number; max: number }): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < min || number > max) throw new Error(value)
  return number
}
