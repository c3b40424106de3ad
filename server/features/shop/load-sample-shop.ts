import type { Deps } from '../../deps.ts'

export async function loadSampleShop(_deps: Deps, _say: (line: string) => void): Promise<void> {}
