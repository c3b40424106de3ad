import { expect, test } from 'vitest'
import { staff } from './staff-command.ts'

test('the staff command works beside the running shop, on the same database', async () => {
  // The audit shows the latest hundred entries, and other journeys add entries at the same time.
  expect(await staff('add', 'owner@example.com', 'owner')).toMatch(/^owner +owner@example\.com/m)
  expect(await staff('audit')).toContain('staff/add-staff')
})
