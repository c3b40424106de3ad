import type { AuditKind } from '@rimal/contract/staff/audit-kinds'
import type { NamedKind } from './audit-names.sql.ts'
import { kindOfAction } from './audit-subjects.ts'
import type { AuditTextKey } from './audit-words.ts'

/** How the audit shows a field of its details. */
export type AuditField = {
  label?: AuditTextKey
  /**
   * `money` is in minor units; `fields` is a list of names of fields; `hidden` means nothing to people, such as a key
   * against double entries.
   */
  as?: 'money' | 'fields' | 'hidden' | 'country' | 'weekday'
  /** The value is the id of such a thing. */
  of?: NamedKind
  /** The value is a choice; its text is the first key that begins so. */
  choices?: string | readonly string[]
}

const hidden: AuditField = { as: 'hidden' }

/** The fields of the details by name; the labels are those of the forms. */
const auditFields: Record<string, AuditField> = {
  // Products and lists of products.
  name: { label: 'product_name' },
  subtitle: { label: 'product_subtitle' },
  description: { label: 'product_description' },
  fabric: { label: 'product_fabric' },
  care: { label: 'product_care' },
  opening: { label: 'product_opening' },
  included: { label: 'product_included' },
  occasion: { label: 'product_occasion' },
  title: { label: 'groups_title' },
  shortDescription: { label: 'product_short_description' },
  searchTitle: { label: 'groups_search_title' },
  searchDescription: { label: 'groups_search_description' },
  type: { label: 'product_type', of: 'group' },
  typeId: { label: 'product_type', of: 'group' },
  types: { label: 'discount_types', of: 'group' },
  category: { label: 'groups_categories', of: 'group' },
  categories: { label: 'product_categories', of: 'group' },
  collection: { label: 'list_bulk_collection', of: 'group' },
  collections: { label: 'product_collections', of: 'group' },
  ids: { label: 'audit_field_order', of: 'group' },
  fabricKind: { label: 'product_fabric_kind' },
  openingKind: { label: 'product_opening_kind' },
  occasions: { label: 'product_occasions' },
  completeTheLook: { label: 'product_look', of: 'product' },
  price: { label: 'product_price', as: 'money' },
  compareAt: { label: 'product_compare_at', as: 'money' },
  otherPrices: { label: 'product_other_prices' },
  madeToOrder: { label: 'grid_made_to_order' },
  leadDays: { label: 'product_lead_days' },
  queued: { label: 'product_queued' },
  queueOpensAt: { label: 'product_queue_opens_at' },
  limitedTo: { label: 'product_limited_to' },
  weight: { label: 'product_weight' },
  grams: { label: 'product_weight' },
  model: { label: 'product_model_size' },
  releasedOn: { label: 'product_released_on' },
  items: { label: 'product_colors' },
  pictures: { label: 'product_pictures' },
  garment: { label: 'product_garment' },
  address: { label: 'page_address' },
  takenFrom: { label: 'audit_field_taken_from' },
  sku: { label: 'stock_sku' },
  barcode: { label: 'stock_barcode' },
  stock: { label: 'admin_stock' },
  color: { label: 'product_color' },
  colorCode: { label: 'product_color_code' },
  colorFamily: { label: 'product_color_family' },
  size: { label: 'product_size' },
  keywords: { label: 'content_keywords' },
  product: { label: 'products_product', of: 'product' },
  products: { label: 'admin_products', of: 'product' },
  of: { label: 'audit_field_copy_of', of: 'product' },
  place: { label: 'audit_field_place' },
  byHand: { label: 'arrange_by_hand' },
  alt: { label: 'audit_field_alt' },
  words: { label: 'rule_words' },
  finds: { label: 'rule_finds' },
  phrases: { label: 'rule_phrases' },
  added: { label: 'audit_field_added' },
  deleted: { label: 'audit_field_deleted' },
  file: { label: 'audit_field_file' },
  rows: { label: 'audit_field_rows' },
  applied: { label: 'audit_field_applied' },
  // Orders and what follows them.
  status: { label: 'orders_state' },
  state: { label: 'orders_state' },
  reason: { label: 'order_cancel_reason' },
  note: { label: 'money_refund_note' },
  carrier: { label: 'order_carrier' },
  tailor: { label: 'sewing_set_tailor' },
  line: { label: 'audit_field_line' },
  lines: { label: 'staff_order_lines' },
  quantity: { label: 'audit_field_units' },
  paper: { label: 'order_papers', choices: 'order_' },
  orders: { label: 'admin_orders' },
  amount: { label: 'refund_amount', as: 'money' },
  credit: { label: 'order_credit', as: 'money' },
  refunded: { label: 'audit_field_refunded', as: 'money' },
  approved: { label: 'audit_field_approved' },
  payment: { label: 'money_reference' },
  day: { label: 'staff_visit_day' },
  measured: { label: 'audit_field_measured' },
  group: { label: 'discount_group' },
  // Discounts.
  code: { label: 'discount_code' },
  percent: { label: 'discount_percent' },
  buy: { label: 'discount_buy' },
  get: { label: 'discount_get' },
  minimum: { label: 'discount_minimum', as: 'money' },
  budget: { label: 'discount_budget', as: 'money' },
  usageLimit: { label: 'discount_usage_limit' },
  limitEach: { label: 'discount_limit_each' },
  customerGroup: { label: 'discount_group' },
  firstOrderOnly: { label: 'discount_first_order' },
  from: { label: 'discount_first_day' },
  until: { label: 'discount_last_day' },
  active: { label: 'settings_on' },
  // People, content and the rest.
  role: { label: 'people_role', choices: 'admin_role_' },
  language: { label: 'audit_field_language', choices: 'audit_language_' },
  with: { label: 'audit_field_with', choices: 'audit_with_' },
  device: { label: 'audit_field_device' },
  channel: { label: 'messages_how', choices: 'message_channel_' },
  list: { label: 'redirects_list', choices: 'admin_' },
  shared: { label: 'audit_field_shared' },
  isNew: { label: 'audit_field_new' },
  isOn: { label: 'connection_switch' },
  publishAt: { label: 'draft_plan_at' },
  fields: { label: 'audit_field_changed', as: 'fields' },
  changed: { label: 'audit_field_changed', as: 'fields' },
  texts: { label: 'home_part_texts', as: 'fields' },
  scenes: { label: 'home_part_scenes', as: 'fields' },
  lists: { label: 'home_part_lists', as: 'fields' },
  parts: { label: 'audit_field_changed', as: 'fields' },
  sections: { label: 'content_sections' },
  currency: { label: 'staff_credit_currency' },
  filters: { label: 'list_filters' },
  searched: { label: 'audit_field_searched' },
  dayFrom: { label: 'list_from' },
  dayUntil: { label: 'list_until' },
  names: { label: 'audit_field_order', choices: 'connection_' },
  // The home page, menus and connections.
  heroLine: { label: 'content_hero_line' },
  heroLink: { label: 'content_link' },
  heroWide: { label: 'content_hero_wide' },
  heroTall: { label: 'content_hero_tall' },
  story: { label: 'home_section_story' },
  homeService: { label: 'home_section_home_service' },
  bestReviewed: { label: 'home_section_best_reviewed' },
  latest: { label: 'home_section_latest' },
  text: { label: 'content_text' },
  steps: { label: 'content_steps' },
  ticks: { label: 'content_steps' },
  link: { label: 'content_link' },
  header: { label: 'menus_header' },
  side: { label: 'menus_side' },
  footer: { label: 'menus_columns' },
  columns: { label: 'menus_columns', as: 'hidden' },
  footerText: { label: 'menus_footer_text' },
  secretKey: { label: 'connection_field_secret_key' },
  webhookSecret: { label: 'connection_field_webhook_secret' },
  merchantCode: { label: 'connection_field_merchant_code' },
  webhookToken: { label: 'connection_field_webhook_token' },
  apiToken: { label: 'connection_field_api_token' },
  notificationToken: { label: 'connection_field_notification_token' },
  host: { label: 'connection_field_host' },
  port: { label: 'connection_field_port' },
  user: { label: 'connection_field_user' },
  password: { label: 'connection_field_password' },
  sender: { label: 'connection_field_sender' },
  en: { label: 'form_english' },
  arb: { label: 'form_arabic' },
  combines: { label: 'discount_combines' },
  id: hidden,
  key: hidden,
  revision: hidden,
  version: hidden,
  refundId: hidden,
  passkey: hidden,
  pictureId: hidden,
  focusX: hidden,
  focusY: hidden,
  width: hidden,
  height: hidden,
  format: hidden,
  old: hidden,
  timeSlot: hidden,
  lineId: hidden,
  repeated: { label: 'audit_field_repeated' },
}

const ofOrders: AuditField = { label: 'orders_state', choices: 'staff_order_' }
const ofReturns: AuditField = { label: 'orders_state', choices: 'staff_return_state_' }
const ofShipments: AuditField = { label: 'audit_field_shipment', choices: 'audit_step_' }
const ofStages: AuditField = { label: 'sewing_stage', choices: 'staff_stage_' }
const ofDates: AuditField = { label: 'orders_arrival' }
const ofAddresses: AuditField = { label: 'page_address' }

/** The fields that one action uses in its own way; `from` and `to` together are one change, under the name `to`. */
const fieldsOfAction: Record<string, Record<string, AuditField>> = {
  'staff/change-production-stage': { to: ofStages },
  'staff/change-production-date': { to: ofDates },
  'staff/change-product-address': { to: ofAddresses },
  'staff/change-group-address': { to: ofAddresses },
  'staff/save-group': { kind: { label: 'redirects_list', choices: 'groups_' } },
  'staff/move-groups': { kind: { label: 'redirects_list', choices: 'groups_' } },
  'staff/delete-group': { kind: { label: 'redirects_list', choices: 'groups_' } },
  'staff/adjust-stock': { kind: { label: 'stock_reason', choices: 'stock_kind_' } },
  'staff/add-promotion': {
    kind: { label: 'discount_kind', choices: 'discount_kind_' },
    currency: hidden,
  },
  'staff/save-synonyms': { kind: { label: 'rule_kind', choices: 'rule_kind_' } },
  'staff/add-tracking-event': { to: ofShipments },
  'staff/hold-order': {
    reason: { label: 'audit_reason', choices: ['timeline_why_', 'staff_cancel_'] },
  },
  'staff/cancel-order': { reason: { label: 'order_cancel_reason', choices: 'staff_cancel_' } },
  'staff/cancel-order-lines': {
    reason: { label: 'order_cancel_reason', choices: 'staff_cancel_' },
  },
  'staff/refund-order': {
    reason: { label: 'money_reason', choices: 'refund_reason_' },
    state: { label: 'money_state', choices: 'money_refund_' },
  },
  'staff/refund-discrepancy': { state: { label: 'money_state', choices: 'money_refund_' } },
  'staff/grant-credit': {
    reason: { label: 'staff_credit_reason', choices: 'staff_credit_reason_' },
  },
  'staff/change-product-state': { state: { label: 'products_state', choices: 'products_state_' } },
  'staff/save-product': { currency: hidden },
  'staff/save-product-grid': { currency: hidden },
  'staff/apply-import': { currency: hidden },
  'staff/change-products': { state: { label: 'products_state', choices: 'products_state_' } },
  'staff/change-visit': { status: { label: 'staff_visit_state', choices: 'staff_visit_' } },
  'staff/save-banner': { place: { label: 'banners_place', choices: 'banners_place_' } },
  'staff/close-discrepancy': { note: { label: 'money_close_note' } },
  'staff/download-orders': { state: ofOrders },
  'staff/download-returns': { state: ofReturns },
  'staff/download-visits': { state: { label: 'staff_visit_state', choices: 'staff_visit_' } },
  'staff/retry-message': { kind: hidden },
  'staff/give-up-message': { kind: hidden },
}

/** The fields that all actions on things of one kind use in the same way. */
const fieldsOfKind: Partial<Record<AuditKind, Record<string, AuditField>>> = {
  order: { from: ofOrders, to: ofOrders, status: ofOrders },
  return: { state: ofReturns },
}

/** What is known of a field of an action. */
export function fieldOf(action: string, name: string): AuditField {
  const kind = kindOfAction(action)
  const ofKind = kind && fieldsOfKind[kind]?.[name]
  return fieldsOfAction[action]?.[name] ?? ofKind ?? auditFields[name] ?? {}
}
