import type { AuditKind } from '@rimal/contract/staff/audit-kinds'

/** The actions whose subjects are of one kind; those of no kind, such as a picture, are named by nothing. */
const actionsOf: Partial<Record<AuditKind, readonly string[]>> = {
  banner: ['save-banner', 'delete-banner'],
  banners: ['move-banners'],
  chart: ['save-size-chart', 'delete-size-chart'],
  connection: ['save-connection', 'remove-connection'],
  connections: ['order-connections'],
  credit: ['list-credit', 'download-credit'],
  customer: [
    'get-customer',
    'export-customer',
    'erase-customer',
    'grant-credit',
    'correct-credit',
    'set-customer-group',
  ],
  discrepancy: ['close-discrepancy'],
  failed_message: ['retry-message', 'give-up-message'],
  group: [
    'save-group',
    'delete-group',
    'change-group-address',
    'set-collection-order',
    'move-in-collection',
  ],
  groups: ['move-groups'],
  home: ['save-home', 'save-home-draft', 'plan-home', 'discard-home-draft', 'restore-home'],
  import: ['upload-import', 'cancel-import'],
  invitation: ['invite-staff', 'end-invitation'],
  menus: ['save-menus', 'reset-menus'],
  message: ['save-message', 'preview-message', 'send-test-message'],
  order: [
    'confirm-orders',
    'confirm-order',
    'start-production',
    'order-ready',
    'ship-order',
    'deliver-order',
    'delivery-failed',
    'complete-order',
    'cancel-order',
    'cancel-order-lines',
    'change-production-stage',
    'change-production-date',
    'hold-order',
    'release-order',
    'add-tracking-event',
    'add-order-note',
    'record-print',
    'download-tax-documents',
    'refund-order',
    'decide-refund',
    'refund-discrepancy',
  ],
  page: [
    'save-page',
    'save-page-draft',
    'plan-page',
    'discard-page-draft',
    'restore-page',
    'delete-page',
  ],
  person: [
    'accept-invitation',
    'sign-in',
    'change-role',
    'remove-staff',
    'prove',
    'prove-by-passkey',
    'change-language',
    'change-password',
    'renew-recovery-codes',
    'add-passkey',
    'remove-passkey',
    'change-app',
    'end-session',
  ],
  pinned: ['save-pinned-results', 'delete-pinned-results'],
  product: [
    'create-product',
    'save-product',
    'change-product-state',
    'change-product-address',
    'duplicate-product',
    'save-product-grid',
    'change-products',
    'set-weight',
    'set-prices',
    'adjust-stock',
    'count-stock',
    'apply-import',
  ],
  promotion: ['add-promotion', 'change-promotion', 'switch-promotion', 'end-promotion'],
  redirects: ['add-redirects', 'delete-redirect'],
  return: [
    'ask-about-return',
    'approve-return',
    'reject-return',
    'schedule-return-pickup',
    'return-collected',
    'return-received',
    'inspect-return',
    'resolve-return',
    'close-return',
  ],
  review: ['publish-review', 'refuse-review', 'answer-review'],
  setting: ['save-settings', 'change-setting', 'reset-setting'],
  synonyms: ['save-synonyms', 'delete-synonyms'],
  view: ['save-list-view', 'delete-list-view'],
  visit: ['change-visit', 'reschedule-visit', 'finish-visit'],
  word: ['save-words'],
}

const kinds = new Map(
  (Object.entries(actionsOf) as [AuditKind, readonly string[]][]).flatMap(([kind, actions]) =>
    actions.map((action): [string, AuditKind] => [`staff/${action}`, kind]),
  ),
)

/** The kind of the things that an action changes; null where its subject names nothing that people know. */
export function kindOfAction(action: string): AuditKind | null {
  return kinds.get(action) ?? null
}

/** The kind of the thing that a row of the audit is about. */
export function kindOfSubject({ action, subject }: { action: string; subject: string }) {
  // Several products at once stand under this name.
  return subject === 'stock' ? 'stock' : kindOfAction(action)
}
