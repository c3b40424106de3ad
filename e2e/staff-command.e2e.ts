import { expect, test } from 'vitest'
import { staff } from './staff-command.ts'

test('the house works by its command beside the shop that runs, on the same database', async () => {
  // Of what is audited the latest hundred are shown, and other journeys work at the same desk.
  expect(await staff('add', 'owner@example.com', 'owner')).toMatch(/^owner +owner@example\.com/m)
  expect(await staff('audit')).toContain('staff/add-member')
})
