import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Config } from '../../config.ts'
import { paymentProviderNames } from '../../payment-accounts.ts'
import { paymentProviders } from './providers.ts'
import type { ProviderDeps } from './payment-provider.ts'

const drawings = join(import.meta.dirname, '../../../storefront/public/assets')

test('every mark that a provider names has its picture', () => {
  const config = { paymentProviders: [...paymentProviderNames] } as Config
  const providers = paymentProviders(config, (() => ({ config })) as unknown as ProviderDeps)
  const marks = providers.flatMap((provider) =>
    Object.values(provider.marks ?? {}).flatMap((marks) =>
      'byCurrency' in marks ? Object.values(marks.byCurrency).flat() : marks,
    ),
  )
  expect(marks).toEqual(expect.arrayContaining(['Tabby', 'KNET', 'NAPS']))
  const missing = marks
    .map((mark) => `payment-${mark.toLowerCase().replace(' ', '-')}.svg`)
    .filter((file) => !existsSync(join(drawings, file)))
  expect(missing).toEqual([])
})
