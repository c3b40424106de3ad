import { runStaff } from './run-command.ts'
import { findShop } from '../shop.ts'

/** Runs a staff command on the machine of the shop: `runStaffCommand('order', 'confirm', number)`. */
export async function runStaffCommand(...words: string[]): Promise<string> {
  const { machine } = findShop()
  if (!machine) throw new Error('With E2E_ADDRESS, the staff command needs its DATABASE_URL too.')
  return runStaff(machine, ...words)
}
