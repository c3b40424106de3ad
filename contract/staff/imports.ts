import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { InLanguage, Instant, LanguageCode, Nullable, Strict, Uuid } from '../shapes.ts'
import {
  exportFormats,
  importFailures,
  importStates,
  maxFileName,
  maxImportBytes,
  rowErrorCodes,
  rowWarningCodes,
} from './import-kinds.ts'

/** An import of the catalogue. The numbers count rows of the file. */
const Import = Type.Object({
  id: Uuid,
  fileName: Type.String(),
  by: Type.String(),
  at: Instant,
  state: Type.Enum([...importStates]),
  /** Why the file could not be read, with the column or the line at fault; null for other states. */
  failure: Nullable(Type.Object({ code: Type.Enum([...importFailures]), value: Type.String() })),
  rows: Type.Integer(),
  /** How many rows create a variant or a product, change something, and change nothing. */
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  /** How many rows are wrong; they are left out. */
  wrong: Type.Integer(),
  /** How many rows have been written. */
  applied: Type.Integer(),
})
export type Import = Static<typeof Import>

/** What is wrong with a row. `hint` says what would be right, or the other row. */
const RowError = Type.Object({
  line: Type.Integer(),
  column: Type.String(),
  value: Type.String(),
  code: Type.Enum([...rowErrorCodes]),
  hint: Type.String(),
})
export type RowError = Static<typeof RowError>

/** What is strange about a row that is written all the same. */
const RowWarning = Type.Object({
  line: Type.Integer(),
  column: Type.String(),
  value: Type.String(),
  code: Type.Enum([...rowWarningCodes]),
})
export type RowWarning = Static<typeof RowWarning>

/** A cell that differs from the catalogue, as both are written in a file. */
const RowChange = Type.Object({
  line: Type.Integer(),
  product: Type.String(),
  sku: Type.String(),
  column: Type.String(),
  from: Type.String(),
  to: Type.String(),
})
export type RowChange = Static<typeof RowChange>

/** The dry run or the result of an import: its first errors and changes, and the changes by column. */
const ImportReport = Type.Object({
  ...Import.properties,
  /** The seconds that reading and checking took; null before. */
  seconds: Nullable(Type.Integer()),
  errors: Type.Array(RowError),
  errorCount: Type.Integer(),
  warnings: Type.Array(RowWarning),
  warningCount: Type.Integer(),
  changes: Type.Array(RowChange),
  /** How many rows change each column. */
  columns: Type.Array(Type.Object({ column: Type.String(), rows: Type.Integer() })),
  /** How many products get more expensive and cheaper in the shop's currency. */
  dearer: Type.Integer(),
  cheaper: Type.Integer(),
})
export type ImportReport = Static<typeof ImportReport>

const OneImport = Strict({ importId: Uuid })

/** Calls of staff on imports and exports of the catalogue, one row for each variant. */
export const importsApi = {
  uploadImport: post('staff/upload-import', {
    access: 'staff',
    permission: 'products.edit',
    takes: 'file',
    maxBytes: maxImportBytes,
    summary:
      'Uploads a CSV or XLSX file and checks it. Nothing of the catalogue changes before the import is applied.',
    perMinute: 20,
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      file: Type.String({ minLength: 1, maxLength: maxFileName }),
    }),
    result: Import,
    errors: ['import_file_empty', 'uploads_busy'],
  }),
  listImports: get('staff/list-imports', {
    access: 'staff',
    permission: 'products.read',
    summary: 'The last 50 imports, the newest first.',
    result: Type.Array(Import),
  }),
  importOfShop: get('staff/get-import/{importId}', {
    access: 'staff',
    permission: 'products.read',
    summary: 'The dry run of an import, or its progress and result.',
    params: Type.Object({ importId: Uuid }),
    query: InLanguage,
    result: ImportReport,
    errors: ['import_not_found'],
  }),
  importErrors: get('staff/download-import-errors/{importId}', {
    access: 'staff',
    permission: 'products.read',
    file: true,
    summary: 'The wrong rows of an import as CSV, each with the reason.',
    params: Type.Object({ importId: Uuid }),
    query: InLanguage,
    result: Type.String(),
    errors: ['import_not_found'],
  }),
  applyImport: post('staff/apply-import', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Writes the rows of a dry run that are not wrong. A product that somebody has saved since the dry run is left out.',
    body: OneImport,
    result: Import,
    errors: ['import_not_found', 'import_not_waiting'],
  }),
  cancelImport: post('staff/cancel-import', {
    access: 'staff',
    permission: 'products.edit',
    summary: 'Drops a dry run, or stops an import; rows that are written already stay.',
    body: OneImport,
    result: Import,
    errors: ['import_not_found', 'import_not_waiting'],
  }),
  exportProducts: get('staff/export-products', {
    access: 'staff',
    permission: 'products.read',
    file: true,
    summary:
      'All products of the shop as a file that an import reads, one row for each variant; a workbook holds up to 10,000 rows.',
    perMinute: 20,
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      format: Type.Enum([...exportFormats]),
    }),
    result: Type.String(),
    errors: ['export_too_large'],
  }),
}
