import { staffCustomersApi } from '@rimal/contract/staff/customers'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { staffReadOfPerson, staffRoute } from '../../../http/staff-route.ts'
import { findCustomer } from '../../customers/customer-record.ts'
import { eraseAccount } from '../delete-account.ts'
import { exportData } from '../export-data.ts'
import { getCustomerOfShop } from './get-customer.ts'
import { kindOfSearch, listCustomers } from './list-customers.ts'

export function staffCustomersRoutes(app: FastifyInstance, deps: Deps) {
  staffReadOfPerson(app, deps, staffCustomersApi.listCustomers, {
    subjectOf: ({ query }) => kindOfSearch(query.q),
    handle: ({ query, staff }) => listCustomers(deps, query, staff.role),
  })

  staffReadOfPerson(app, deps, staffCustomersApi.customerOfShop, {
    subjectOf: ({ params }) => params.customerId,
    handle: ({ params, language }) => getCustomerOfShop(deps, params.customerId, language),
  })

  staffRoute(app, deps, staffCustomersApi.exportCustomer, {
    handle: async (tx, { body: { customerId } }, audit) => {
      if (!(await findCustomer(tx, customerId))) throw new ShopError('customer_not_found')
      await audit(customerId)
      return exportData(deps, customerId)
    },
  })

  staffRoute(app, deps, staffCustomersApi.eraseCustomer, {
    handle: async (tx, { body: { customerId } }, audit) => {
      if (!(await eraseAccount(deps, tx, customerId))) throw new ShopError('customer_not_found')
      await audit(customerId)
      return {}
    },
  })
}
