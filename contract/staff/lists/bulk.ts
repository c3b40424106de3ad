import Type from 'typebox'
import { post } from '../../endpoint.ts'
import { BulkAnswer, selectionOf } from '../../page-of.ts'
import { Id, Strict } from '../../shapes.ts'
import { bulkProductActs } from './bulk-acts.ts'
import { OrderNumber, orderFilters } from '../orders.ts'
import { productFilters } from '../products.ts'

/**
 * Calls that do one thing with many items of a list. Each item is changed by itself, with the rules and the audit row
 * of a change of this item alone; what is refused is skipped with its reason.
 */
export const bulkApi = {
  changeProducts: post('staff/change-products', {
    access: 'staff',
    permission: 'products.edit',
    summary:
      'Publishes, unpublishes, archives or restores products, or puts them into a collection or takes them out of it, at most 50 in one call.',
    body: Strict({
      ...selectionOf(Id, productFilters),
      act: Type.Enum([...bulkProductActs]),
      /** For the acts on a collection only. */
      collection: Type.Optional(Id),
    }),
    result: BulkAnswer,
    errors: ['invalid_input'],
  }),
  confirmOrders: post('staff/confirm-orders', {
    access: 'staff',
    permission: 'orders.move',
    summary:
      'Confirms orders that were checked, at most 50 in one call. An order that cannot be confirmed now is skipped.',
    body: Strict(selectionOf(OrderNumber, orderFilters)),
    result: BulkAnswer,
  }),
}
