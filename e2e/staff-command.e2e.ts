import { expect, test } from '@playwright/test'
import { owner } from './staff/owner.ts'
import { runStaffCommand } from './staff/command.ts'

test('the staff command works beside the running shop, on the same database', async () => {
  expect(await runStaffCommand('staff', 'list')).toMatch(new RegExp(`^owner +${owner.email}`, 'm'))
  // The audit shows the latest hundred entries, and other tests add entries at the same time.
  expect(await runStaffCommand('audit', '--as', owner.email)).toContain('staff/')
})
