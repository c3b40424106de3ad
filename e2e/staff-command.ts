import { inject } from 'vitest'
import { runStaff } from './run-staff.ts'

/** Runs a staff command as the owner: `staff('order', 'confirm', number)`. */
export async function staff(...words: string[]): Promise<string> {
  const { machine } = inject('shop')
  if (!machine) throw new Error('With E2E_ADDRESS, journeys of staff need its DATABASE_URL too.')
  return runStaff(machine, ...words)
}
