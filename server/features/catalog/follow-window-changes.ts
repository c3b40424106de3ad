import type { Deps } from '../../deps.ts'

export async function followWindowChanges(_deps: Deps): Promise<{ stop(): Promise<void> }> {
  return { async stop() {} }
}
