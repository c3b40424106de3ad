import Type from 'typebox'
import { get } from '../../endpoint.ts'
import { fileQuery } from '../../page-of.ts'
import { creditFilters, creditSort } from '../credit.ts'
import { orderFilters, orderSort } from '../orders.ts'
import { productFilters, productSort } from '../products.ts'
import { discrepancyFilters, discrepancySort } from '../payments.ts'
import { productionFilters, productionSort } from '../production.ts'
import { promotionFilters, promotionSort } from '../promotions.ts'
import { redirectFilters } from '../redirects.ts'
import { refundFilters, refundSort } from '../refunds.ts'
import { returnFilters, returnSort } from '../returns.ts'
import { reviewFilters, reviewSort } from '../reviews.ts'
import { auditFilters } from '../staff.ts'
import { movementFilters, stockFilters, stockSort } from '../stock.ts'
import { visitFilters, visitSort } from '../visits.ts'

const errors = ['invalid_input', 'list_file_too_long'] as const

/**
 * A list as a CSV file with the columns that are shown, at most `maxFileRows` rows. Files with data of customers need
 * the second factor, and the audit records who took them.
 */
export const listFilesApi = {
  downloadProducts: get('staff/download-products', {
    access: 'staff',
    permission: 'products.read',
    file: true,
    summary: 'The products that the list shows, as CSV.',
    query: fileQuery({ ...productFilters, ...productSort }),
    result: Type.String(),
    errors,
  }),
  downloadOrders: get('staff/download-orders', {
    access: 'staff',
    permission: 'orders.export',
    proof: true,
    file: true,
    summary: 'The orders that the list shows, as CSV. The audit records who took the file.',
    query: fileQuery({ ...orderFilters, ...orderSort }),
    result: Type.String(),
    errors,
  }),
  downloadCustomers: get('staff/download-customers', {
    access: 'staff',
    permission: 'customers.export',
    proof: true,
    file: true,
    summary: 'The customers that the list shows, as CSV. The audit records who took the file.',
    query: fileQuery({}),
    result: Type.String(),
    errors,
  }),
  downloadReturns: get('staff/download-returns', {
    access: 'staff',
    permission: 'orders.export',
    proof: true,
    file: true,
    summary: 'The returns that the list shows, as CSV. The audit records who took the file.',
    query: fileQuery({ ...returnFilters, ...returnSort }),
    result: Type.String(),
    errors,
  }),
  downloadVisits: get('staff/download-visits', {
    access: 'staff',
    permission: 'customers.export',
    proof: true,
    file: true,
    summary: 'The visits that the list shows, as CSV. The audit records who took the file.',
    query: fileQuery({ ...visitFilters, ...visitSort }),
    result: Type.String(),
    errors,
  }),
  downloadProduction: get('staff/download-production', {
    access: 'staff',
    permission: 'orders.read',
    file: true,
    summary: 'The production items that the list shows, as CSV, without what customers wrote.',
    query: fileQuery({ ...productionFilters, ...productionSort }),
    result: Type.String(),
    errors,
  }),
  downloadReviews: get('staff/download-reviews', {
    access: 'staff',
    permission: 'customers.export',
    proof: true,
    file: true,
    summary: 'The reviews that the list shows, as CSV. The audit records who took the file.',
    query: fileQuery({ ...reviewFilters, ...reviewSort }),
    result: Type.String(),
    errors,
  }),
  downloadStock: get('staff/download-stock', {
    access: 'staff',
    permission: 'products.read',
    file: true,
    summary: 'The stock that the list shows, as CSV.',
    query: fileQuery({ ...stockFilters, ...stockSort }),
    result: Type.String(),
    errors,
  }),
  downloadStockMovements: get('staff/download-stock-movements', {
    access: 'staff',
    permission: 'products.read',
    file: true,
    summary: 'The movements of a variant that the list shows, as CSV.',
    query: fileQuery(movementFilters),
    result: Type.String(),
    errors,
  }),
  downloadPromotions: get('staff/download-promotions', {
    access: 'staff',
    permission: 'promotions.read',
    file: true,
    summary: 'The promotions that the list shows, as CSV.',
    query: fileQuery({ ...promotionFilters, ...promotionSort }),
    result: Type.String(),
    errors,
  }),
  downloadCredit: get('staff/download-credit', {
    access: 'staff',
    permission: 'customers.export',
    proof: true,
    file: true,
    summary:
      'The store credit of customers that the list shows, as CSV. The audit records who took the file.',
    query: fileQuery({ ...creditFilters, ...creditSort }),
    result: Type.String(),
    errors,
  }),
  downloadRefunds: get('staff/download-refunds', {
    access: 'staff',
    permission: 'orders.refund',
    file: true,
    summary: 'The refunds that the list shows, as CSV.',
    query: fileQuery({ ...refundFilters, ...refundSort }),
    result: Type.String(),
    errors,
  }),
  downloadDiscrepancies: get('staff/download-discrepancies', {
    access: 'staff',
    permission: 'payments.check',
    file: true,
    summary: 'The discrepancies that the list shows, as CSV.',
    query: fileQuery({ ...discrepancyFilters, ...discrepancySort }),
    result: Type.String(),
    errors,
  }),
  downloadAudit: get('staff/download-audit', {
    access: 'staff',
    permission: 'audit.read',
    proof: true,
    file: true,
    summary:
      'The changes by staff that the list shows, as CSV. The audit records who took the file.',
    query: fileQuery(auditFilters),
    result: Type.String(),
    errors,
  }),
  downloadRedirects: get('staff/download-redirects', {
    access: 'staff',
    permission: 'products.edit',
    file: true,
    summary: 'The redirects that the list shows, as CSV.',
    query: fileQuery(redirectFilters),
    result: Type.String(),
    errors,
  }),
}
