import Type from 'typebox'
import { get } from '../../endpoint.ts'
import { fileQuery } from '../../page-of.ts'
import { orderFilters, orderSort } from '../orders.ts'
import { productFilters, productSort } from '../products.ts'

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
}
