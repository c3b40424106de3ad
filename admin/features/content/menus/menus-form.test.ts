import type { EditedMenus } from '@rimal/contract/staff/menus'
import { expect, test } from 'vitest'
import { menusOf, savedOf } from './menus-form.ts'

const link = { title: { en: 'Home', ar: 'الرئيسية' }, target: 'place:home', isHidden: false }
const menus: EditedMenus = {
  header: [link],
  side: [{ ...link, children: [{ ...link, target: 'every:types' }] }],
  more: [],
  columns: [{ title: { en: 'Help', ar: 'المساعدة' }, links: [link] }],
  footerText: { en: '', ar: '' },
}

test('what is read is saved as it was', () => {
  const saved = savedOf({ revision: 7, savedBy: null, savedAt: null, isShipped: true, menus })
  expect(saved.revision).toBe(7)
  expect(menusOf(saved.fields)).toEqual(menus)
})
