import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { AuditKind } from '@rimal/contract/staff/audit-kinds'
import { settingKey } from '@rimal/contract/staff/setting-keys'
import type { AuditEntry } from '@rimal/contract/staff/staff'
import { auditActionWords } from '@rimal/contract/words/admin/audit'
import { messageKindWords } from '@rimal/contract/words/admin/message-kinds'
import { allWords } from '@rimal/contract/words/all-words'
import type { Queries } from '../../../db/connect.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { fieldOf } from './audit-fields.ts'
import type { StoredAudit } from './audit-list.sql.ts'
import { auditLines } from './audit-lines.ts'
import { findCurrencies, findNames, isNamedKind, type NamedKind } from './audit-names.sql.ts'
import { kindOfSubject } from './audit-subjects.ts'
import { adminText, type AuditReader } from './audit-text.ts'
import { settingLines, type StoredChange } from './setting-lines.ts'

/** Describes rows of the audit in a language: what was done, to what, and what is different now. */
export async function describeAudit(
  db: Queries,
  rows: readonly StoredAudit[],
  language: LanguageCode,
): Promise<AuditEntry[]> {
  const numbers = rows.map(({ subject }) => subject)
  const [{ timeZone, currency: shopCurrency }, names, currencies] = await Promise.all([
    findSettings(db),
    findNames(db, idsIn(rows)),
    findCurrencies(db, numbers),
  ])
  const nameOf = (kind: NamedKind, id: string) => {
    const name = names.get(kind)?.get(id)
    return name && textIn(name, language)
  }
  return rows.map((row) => {
    const currency = currencies.get(row.subject) ?? null
    const ofRow = { language, timeZone, currency, shopCurrency, nameOf }
    const kind = kindOfSubject(row)
    return {
      ...row,
      id: Number(row.id),
      at: new Date(row.at).toISOString(),
      what: actionText(row.action, language),
      about: { kind, name: subjectName(row, kind, ofRow) },
      lines: kind === 'setting' ? ofSetting(row, ofRow) : auditLines(row, ofRow),
    }
  })
}

function ofSetting(row: StoredAudit, reader: AuditReader) {
  const { before, after, currency, ...others } = row.details
  // The routes of the settings store it in this form.
  const change = { before, after, currency: currency as StoredChange['currency'] }
  return [
    ...settingLines(row.subject, change, reader),
    ...auditLines({ action: row.action, details: others }, reader),
  ]
}

const actionWords = new Map(Object.entries(auditActionWords))
const messageWords = new Map(Object.entries(messageKindWords))
const shippedWords = new Map<string, { en: unknown; ar: unknown }>(Object.entries(allWords))

/** The words for an action; its name for one that no call of today makes. */
function actionText(action: string, language: LanguageCode): string {
  const word = actionWords.get(
    `audit_action_${action.replace(/^staff\//, '').replaceAll('-', '_')}`,
  )
  return word ? textIn(word, language) : action
}

/** The ids of everything that has a name of its own: the subjects, and what the details name. */
function idsIn(rows: readonly StoredAudit[]): Map<NamedKind, Set<string>> {
  const ids = new Map<NamedKind, Set<string>>()
  const add = (kind: NamedKind, id: string) =>
    ids.set(kind, (ids.get(kind) ?? new Set<string>()).add(id))
  for (const row of rows) {
    const kind = kindOfSubject(row)
    if (isNamedKind(kind)) add(kind, idOfSubject(row))
    for (const [name, value] of Object.entries(row.details)) {
      const { of } = fieldOf(row.action, name)
      if (of) for (const id of [value].flat()) if (typeof id === 'string') add(of, id)
    }
  }
  return ids
}

/** A banner's subject says what it is before its id. */
function idOfSubject({ subject }: { subject: string }): string {
  return subject.replace(/^banner /, '')
}

const places: Partial<Record<AuditKind, string>> = {
  banners: 'content_banners',
  connections: 'connections_title',
  home: 'content_home',
  menus: 'content_menus',
  redirects: 'admin_redirects',
  stock: 'admin_stock',
  credit: 'admin_credit',
  customer: 'order_customer',
}

/** What was changed, by its name; empty where only an id is known. */
function subjectName(row: StoredAudit, kind: AuditKind | null, reader: AuditReader): string {
  const { language, nameOf } = reader
  const { subject, details } = row
  const text = (key: string | undefined) => (key ? adminText(key, language) : undefined)
  const known = {
    page: () => text(`content_slug_${subject.replaceAll('-', '_')}`),
    setting: () => text(settingKey(subject) ?? settingKey(`group.${subject}`)),
    connection: () => text(`connection_${subject.replaceAll('-', '_')}`) ?? text('connection_cash'),
    groups: () => text(`groups_${subject}`),
    message: () => messageName(subject, language),
    failed_message: () => messageName(String(details['kind']), language),
    review: () => nameOf('product', String(details['product'])),
    word: () => shippedWord(subject, language),
  } as Partial<Record<AuditKind, () => string | undefined>>
  const id = idOfSubject(row)
  const name =
    (kind && known[kind]?.()) ??
    (isNamedKind(kind) ? nameOf(kind, id) : undefined) ??
    text(kind ? places[kind] : `admin_${subject}`)
  return name ?? (/^[0-9a-f]{8}-/.test(id) ? '' : id)
}

function messageName(kind: string, language: LanguageCode): string | undefined {
  const words = messageWords.get(kind)
  return words && textIn(words.name, language)
}

/** Finds the words of a text of the shop as they are shipped. */
function shippedWord(key: string, language: LanguageCode): string | undefined {
  const word = shippedWords.get(key)
  const text = language === 'arb' ? word?.ar : word?.en
  return typeof text === 'string' ? text : undefined
}
