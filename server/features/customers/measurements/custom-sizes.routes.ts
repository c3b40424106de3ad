import { customSizesApi } from '@rimal/contract/custom-sizes'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { getCustomSize } from './get-custom-size.ts'
import {
  saveProfileNow,
  listProfileMeasurements,
  listProfiles,
  removeProfile,
  renameProfile,
} from './profiles.ts'
import { saveCustomSize } from './save-custom-size.ts'

export function customSizesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, customSizesApi.saveCustomSize, async ({ shopper, body }) => ({
    customSizeId: await saveCustomSize(deps, { shopper, measured: measuredOf(body) }),
  }))

  route(app, deps, customSizesApi.getCustomSize, ({ shopper, params }) =>
    getCustomSize(deps, { shopper, id: params.customSizeId }),
  )

  route(app, deps, customSizesApi.listProfiles, ({ customerId }) =>
    listProfiles(deps.db, customerId),
  )

  route(app, deps, customSizesApi.saveProfile, ({ customerId, body }) =>
    saveProfileNow(deps, {
      customerId,
      profileId: body.profile_id,
      name: body.name,
      measured: measuredOf(body),
    }),
  )

  route(app, deps, customSizesApi.renameProfile, ({ customerId, body }) =>
    renameProfile(deps, { customerId, profileId: body.profile_id, name: body.name }),
  )

  route(app, deps, customSizesApi.removeProfile, ({ customerId, body }) =>
    removeProfile(deps, { customerId, profileId: body.profile_id }),
  )

  route(app, deps, customSizesApi.listProfileMeasurements, ({ customerId, params }) =>
    listProfileMeasurements(deps, { customerId, profileId: params.profileId }),
  )
}

function measuredOf(body: {
  unit: 'in' | 'cm'
  measurements: Record<string, number>
  confirmed?: string[]
}) {
  const { unit, measurements: values, confirmed = [] } = body
  return { unit, values, confirmed }
}
