import { expect, test } from 'vitest'
import type { EditedColumn } from './cells.ts'
import { readCell } from './read-cell.ts'

test.each<[EditedColumn, string, unknown]>([
  ['price', '729', 729_00],
  ['price', '٧٢٩٫٥٠', 729_50],
  ['price', '1,250.00', 1250_00],
  ['compare_at', '', null],
  ['compare_at', ' ', null],
  ['lead_days', '١٢', 12],
  ['lead_days', '', null],
  ['weight', '1,200', 1200],
  ['on_hand', '0', 0],
  ['made_to_order', 'YES', true],
  ['made_to_order', 'لا', false],
  ['made_to_order', '١', true],
  ['name_en', '  Noor   abaya ', 'Noor abaya'],
  ['name_ar', 'نور', 'نور'],
])('in %s %j is read', (column, text, value) => {
  expect(readCell(column, text, 'AED')).toEqual({ value })
})

test.each<[EditedColumn, string, string]>([
  ['price', '', 'required'],
  ['price', '0', 'not_an_amount'],
  ['price', 'abc', 'not_an_amount'],
  ['price', '-5', 'not_an_amount'],
  ['compare_at', '99999999999', 'not_an_amount'],
  ['lead_days', '0', 'not_a_count'],
  ['lead_days', '366', 'not_a_count'],
  ['lead_days', '1.5', 'not_a_count'],
  ['on_hand', '', 'required'],
  ['on_hand', '-1', 'not_a_count'],
  ['weight', '50001', 'not_a_count'],
  ['made_to_order', '', 'not_yes_or_no'],
  ['made_to_order', 'perhaps', 'not_yes_or_no'],
  ['name_en', ' ', 'required'],
  ['name_ar', 'ن'.repeat(121), 'too_long'],
])('in %s %j is wrong', (column, text, wrong) => {
  expect(readCell(column, text, 'AED')).toEqual({ wrong })
})
