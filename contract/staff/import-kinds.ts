/** Closed lists of imports that both the shapes and the screens read. No TypeBox here: the browser ships this file. */

/**
 * `ready`: the dry run is there and nothing has been written. `applying`: the rows are being written. `failed`: the
 * file could not be read, or its rows could not be written to the end.
 */
export const importStates = [
  'checking',
  'ready',
  'applying',
  'done',
  'cancelled',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

/** Why a whole file cannot be read; `broken_off`: why not all of its rows are written. */
export const importFailures = [
  'not_utf8',
  'not_a_table',
  'not_a_workbook',
  'no_rows',
  'no_key',
  'unknown_column',
  'duplicate_column',
  'too_many_rows',
  'too_large',
  'broken',
  'broken_off',
] as const
export type ImportFailure = (typeof importFailures)[number]

/** What is wrong with a cell, or with the row where the column is empty. */
export const rowErrorCodes = [
  'required',
  'too_many_cells',
  'not_an_amount',
  'not_a_number',
  'out_of_range',
  'too_long',
  'unknown',
  'unknown_sku',
  'not_yes_or_no',
  'not_a_color',
  'not_a_size',
  'not_a_sku',
  'not_a_barcode',
  'not_an_address',
  'not_a_state',
  'duplicate',
  'same_barcode',
  'taken',
  'differs',
  'other_product',
  'fixed',
  'no_color',
  'no_size',
  'too_many_colors',
  'too_low',
  'below_reserved',
  'picture_needed',
  'impossible',
  'incomplete',
  'changed_meanwhile',
  'stock_moved',
  'not_allowed',
  'refused',
] as const
export type RowErrorCode = (typeof rowErrorCodes)[number]

/** What is strange about a cell that is written all the same; `check_digit`: of a barcode, by the rule of GS1. */
export const rowWarningCodes = ['check_digit'] as const
export type RowWarningCode = (typeof rowWarningCodes)[number]

export const importOutcomes = ['create', 'change', 'leave', 'wrong'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const maxImportBytes = 20_000_000
export const maxImportRows = 100_000
export const maxFileName = 200
/** A workbook is made in memory as a whole, so a larger catalogue is exported as CSV. */
export const maxWorkbookRows = 10_000
/** The errors, warnings and changes that the report of an import shows; a file has all errors. */
export const shownErrors = 200
export const shownChanges = 50
