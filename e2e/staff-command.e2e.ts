import { expect, test } from '@playwright/test'
import { owner } from './staff/owner.ts'
import { runStaffCommand } from './staff/command.ts'

test('the staff command works beside the running shop, on the same database', async () => {
  // The audit shows the latest hundred entries, and other tests add entries at the same time.
  const line = new RegExp(`^owner +${owner.contact}`, 'm')
  expect(await runStaffCommand('staff', 'add', owner.contact, 'owner')).toMatch(line)
  expect(await runStaffCommand('audit', '--as', owner.contact)).toContain('staff/add-staff')
})
