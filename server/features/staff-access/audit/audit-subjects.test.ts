import { auditActionWords } from '@rimal/contract/words/admin/audit'
import { expect, test } from 'vitest'
import { kindOfAction } from './audit-subjects.ts'

/** These actions read a list, download it or choose its columns, or change a picture, which has no name. */
const withoutKind = [
  'list-customers',
  'download-customers',
  'download-orders',
  'download-returns',
  'download-visits',
  'download-reviews',
  'download-audit',
  'save-list-look',
  'upload-picture',
  'upload-video',
  'describe-picture',
]

test('the subject of every action has a kind, or the action is one of few without', () => {
  const actions = Object.keys(auditActionWords).map((key) =>
    key.replace('audit_action_', '').replaceAll('_', '-'),
  )
  const ofNoKind = actions.filter((action) => kindOfAction(`staff/${action}`) === null)
  expect(ofNoKind.toSorted()).toEqual(withoutKind.toSorted())
})
