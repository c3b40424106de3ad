import type { Deps } from '../../deps.ts'

export async function loadSampleShop(
  _deps: Pick<Deps, 'db'>,
  _say: (line: string) => void,
): Promise<void> {}
