import { accountApi } from '@rimal/contract/account'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import {
  getAddress,
  listAddresses,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from './address-book.ts'
import { completeAddress } from './complete-address.ts'

export function addressesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, accountApi.listAddresses, ({ customerId }) => listAddresses(deps.db, customerId))

  route(app, deps, accountApi.getAddress, ({ customerId, params }) =>
    getAddress(deps, { customerId, addressId: params.addressId }),
  )

  route(app, deps, accountApi.saveAddress, async ({ customerId, body }) =>
    saveAddress(deps, {
      customerId,
      addressId: body.addressId,
      address: await completeAddress(deps, customerId, body.address),
      isDefault: body.isDefault ?? false,
    }),
  )

  route(app, deps, accountApi.removeAddress, ({ customerId, body }) =>
    removeAddress(deps, { customerId, addressId: body.addressId }),
  )

  route(app, deps, accountApi.setDefaultAddress, ({ customerId, body }) =>
    setDefaultAddress(deps, { customerId, addressId: body.addressId }),
  )
}
