import { expect, test } from 'vitest'
import { staff } from './staff-desk.ts'

test('the house works by its command beside the shop that runs, on the same database', async () => {
  expect(await staff('members')).toMatch(/^owner +owner@example\.com/m)
  expect(await staff('audit')).toContain('staff/add-member')
})
