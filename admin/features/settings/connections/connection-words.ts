import type { ConnectionName } from '@rimal/contract/staff/connections'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'

/** The names of connections and what each is for. */
export const connectionTexts: Record<ConnectionName, { name: AdminTextKey; lede: AdminTextKey }> = {
  stripe: { name: 'connection_stripe', lede: 'connection_stripe_lede' },
  tap: { name: 'connection_tap', lede: 'connection_tap_lede' },
  tabby: { name: 'connection_tabby', lede: 'connection_tabby_lede' },
  tamara: { name: 'connection_tamara', lede: 'connection_tamara_lede' },
  'cash-on-delivery': { name: 'connection_cash', lede: 'connection_cash_lede' },
  smtp: { name: 'connection_smtp', lede: 'connection_smtp_lede' },
  unifonic: { name: 'connection_unifonic', lede: 'connection_unifonic_lede' },
  twilio: { name: 'connection_twilio', lede: 'connection_twilio_lede' },
}

type FieldText = { label: AdminTextKey; help: AdminTextKey }

const origin: FieldText = { label: 'connection_field_origin', help: 'connection_help_origin' }
const key: FieldText = { label: 'connection_field_secret_key', help: 'connection_help_sk' }

const fields: Record<ConnectionName, Record<string, FieldText>> = {
  stripe: {
    secretKey: { ...key, help: 'connection_help_stripe_key' },
    webhookSecret: {
      label: 'connection_field_webhook_secret',
      help: 'connection_help_webhook_secret',
    },
  },
  tap: { secretKey: key },
  tabby: {
    origin,
    secretKey: key,
    merchantCode: {
      label: 'connection_field_merchant_code',
      help: 'connection_help_merchant_code',
    },
    webhookToken: {
      label: 'connection_field_webhook_token',
      help: 'connection_help_webhook_token',
    },
  },
  tamara: {
    origin,
    apiToken: { label: 'connection_field_api_token', help: 'connection_help_api_token' },
    notificationToken: {
      label: 'connection_field_notification_token',
      help: 'connection_help_notification_token',
    },
  },
  'cash-on-delivery': {},
  smtp: {
    host: { label: 'connection_field_host', help: 'connection_help_host' },
    port: { label: 'connection_field_port', help: 'connection_help_port' },
    user: { label: 'connection_field_user', help: 'connection_help_user' },
    password: { label: 'connection_field_password', help: 'connection_help_password' },
    sender: { label: 'connection_field_sender', help: 'connection_help_mail_sender' },
  },
  unifonic: {
    account: { label: 'connection_field_app_sid', help: 'connection_help_app_sid' },
    sender: { label: 'connection_field_sender', help: 'connection_help_sms_sender' },
  },
  twilio: {
    account: { label: 'connection_field_account_sid', help: 'connection_help_account_sid' },
    password: { label: 'connection_field_auth_token', help: 'connection_help_auth_token' },
    sender: { label: 'connection_field_sender', help: 'connection_help_twilio_sender' },
  },
}

/** The label of a field and the sentence below it; undefined for `isOn`, which is no field of the account. */
export function fieldText(name: ConnectionName, field: string): FieldText | undefined {
  return fields[name][field]
}
